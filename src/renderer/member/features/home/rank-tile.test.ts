// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { rankSteps } from './rank-tile.tsx'

test('RANK-50 RANK-51 lights one step per rank of the ladder, and all five above it', () => {
  expect(rankSteps({ rank: 'H', twitterid: '' })).toBe(1)
  expect(rankSteps({ rank: 'G', twitterid: '' })).toBe(2)
  expect(rankSteps({ rank: 'F', twitterid: '' })).toBe(3)
  expect(rankSteps({ rank: 'SSS', twitterid: 'a' })).toBe(5)
})

test('RANK-20 a man at E has finished the ladder once his social account is known', () => {
  expect(rankSteps({ rank: 'E', twitterid: '' })).toBe(4)
  expect(rankSteps({ rank: 'E', twitterid: 'haruto' })).toBe(5)
})
