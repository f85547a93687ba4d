// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { completenessSteps } from './completeness-card.tsx'

const none = {
  point: 0,
  c1: false,
  c2: false,
  c3: false,
  c4: false,
  c5: false,
  c6: false,
  c7: false,
  c8: false,
  c9: false,
}
const done = (rate: typeof none) => completenessSteps(rate).map((step) => step.done)

test('HOME-26 HOME-28 a step fills when all its items are reached', () => {
  expect(done(none)).toEqual([false, false, false, false, false])
  expect(done({ ...none, c1: true, c2: true, c3: true, c6: true, c7: true })).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(done({ ...none, c4: true, c2: true, c3: true, c5: true, c6: true, c7: true, c8: true, c9: true })).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})

test('HOME-28 each step links to the matching form', () => {
  expect(completenessSteps(none).map(({ to }) => to)).toEqual([
    '/form',
    '/form?only_profile_img=true',
    '/form?only_appear_points=true',
    '/form?only_propensity=true',
    '/form?only_sns=true',
  ])
})
