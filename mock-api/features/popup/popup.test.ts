import { expect, test } from 'vitest'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { hidePopup, popupsFor } from './popup.ts'

const world = aWorld()
const ctx = aContext()

test('API-23 BONUS-10 BONUS-12 returns the codes of the popups for their audience, ascending', () => {
  expect(popupsFor(world, aMan(world, { listed: true, paid: false }))).toEqual([2, 3])
  expect(popupsFor(world, aMan(world, { listed: true, paid: true }))).toEqual([3])
  expect(popupsFor(world, aMan(world, { listed: false, paid: false }))).toEqual([3])
  expect(popupsFor(world, aWoman(world))).toEqual([3, 4])
  expect(popupsFor(world, aWoman(world, { listed: true }))).toEqual([3, 4])
  expect(popupsFor(world, aWoman(world, { paid: true }))).toEqual([3])
  expect(popupsFor(world, aWoman(world, { ageConf: 0 }))).toEqual([3])
})

test('API-24 BONUS-13 hides a popup from that member for good; repeating changes nothing', () => {
  const [woman, other] = [aWoman(world), aWoman(world)]
  hidePopup(world, woman, 3, ctx)
  const size = world.popupViews.size
  hidePopup(world, woman, 3, ctx)
  expect(world.popupViews.size).toBe(size)
  expect(popupsFor(world, woman)).toEqual([4])
  expect(popupsFor(world, other)).toEqual([3, 4])
})
