import { expect, test } from 'vitest'
import { plans } from '../../../src/contract/rules/plans.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { findOfferedPlan, firstCharge, priceOf } from './plan-offer.ts'

const world = aWorld()
const offered = (me: Member, where = world) =>
  plans.filter(({ id }) => findOfferedPlan(where, me, id)).map(({ id }) => id)

test('PAY-21 PAY-22 PAY-44 D-41 GATE-58 GATE-74 offers each sex its plans, nobody the legacy ones', () => {
  expect(offered(aMan(world))).toEqual([5, 6, 7, 8])
  expect(offered(aMan(world, { listed: true }))).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
  expect(offered(aWoman(world))).toEqual([13])
  expect(offered(aWoman(world, { listed: true }))).toEqual([13])
})

test('PAY-38 D-41 offers plan 14 to both sexes, with the test switch only', () => {
  const testing = aWorld({ testPlan: true })
  expect(offered(aMan(testing), testing)).toContain(14)
  expect(offered(aWoman(testing), testing)).toContain(14)
})

test('PAY-27 PAY-32 D-41 the variant priceSet chooses the price', () => {
  const second = aWorld({ variants: { priceSet: 'second' } })
  const prices = (where: typeof world) => [5, 6, 7, 8, 10].map((id) => priceOf(where, planOf(id)))
  expect(prices(world)).toEqual([3850, 9900, 16_500, 26_400, 6600])
  expect(prices(second)).toEqual([3000, 8500, 14_000, 25_000, 9900])
})

test('PAY-35 D-35 GATE-67 the first cycle of premium is free only for a listed woman', () => {
  expect(firstCharge(world, planOf(13), aWoman(world, { listed: true }))).toBe(0)
  expect(firstCharge(world, planOf(13), aWoman(world))).toBe(1100)
  expect(firstCharge(world, planOf(9), aMan(world, { listed: true }))).toBe(2500)
})

function planOf(id: number) {
  const plan = plans.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`Failed to find plan ${id}.`)
  return plan
}
