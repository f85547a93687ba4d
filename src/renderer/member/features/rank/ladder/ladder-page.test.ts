// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ladderStep } from './ladder-page.tsx'

test('RANK-17 RANK-20 HOME-87 the step before a man, by rank; E is left with a twitterid', () => {
  expect(ladderStep({ rank: 'H', twitterid: '' })).toBe('profile')
  expect(ladderStep({ rank: 'G', twitterid: '' })).toBe('videos')
  expect(ladderStep({ rank: 'F', twitterid: 'known' })).toBe('introduction')
  expect(ladderStep({ rank: 'E', twitterid: '' })).toBe('social')
  expect(ladderStep({ rank: 'E', twitterid: 'known' })).toBeNull()
  expect(ladderStep({ rank: 'SSS', twitterid: '' })).toBeNull()
})
