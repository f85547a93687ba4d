import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { halfDecade, timelineView } from './timeline-view.ts'

test('API-40 ages come as halves of a decade', () => {
  const texts = [18, 19, 20, 24, 25, 29, 30, 34, 35, 39, 45, 85].map((age) => halfDecade(age))
  expect(texts).toEqual([
    '18~19歳',
    '18~19歳',
    '20代前半',
    '20代前半',
    '20代後半',
    '20代後半',
    '30代前半',
    '30代前半',
    '30代後半',
    '30代後半',
    '40代後半',
    '80代後半',
  ])
  expect(halfDecade(null)).toBe('')
})

test('API-40 contents are the first 60 characters, pictograms counted once and never cut', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const contents = (propensity: string) => {
    aProfile(world, man, { propensity })
    return timelineView(world, [man], woman, testNow, '').users[0]?.contents
  }
  expect(contents('')).toBe('')
  expect(contents('あ'.repeat(60))).toBe('あ'.repeat(60))
  expect(contents('あ'.repeat(61))).toBe('あ'.repeat(60))
  expect(contents(`あ${'🌙'.repeat(70)}`)).toBe(`あ${'🌙'.repeat(59)}`)
})
