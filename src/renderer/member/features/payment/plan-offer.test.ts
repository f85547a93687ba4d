import { expect, test } from 'vitest'
import { findPlan, type Plan } from '../../../../contract/rules/plans.ts'
import { firstRenewal } from '../../../../contract/rules/plans.ts'
import { legacyPlans } from './legacy-plans.tsx'
import { chargedNow, isFirstFree, offeredPlans, savingPercent } from './plan-offer.ts'

const ids = (viewer: Parameters<typeof offeredPlans>[0]) => offeredPlans(viewer).map(({ id }) => id)

test('PAY-22 PAY-38 PREM-07 offers 5 to 8 to men, 9 to 12 to listed men, 13 to women; the test plan has a switch', () => {
  expect(ids({ sex: 1, campaign: false, testPlan: 'off' })).toEqual([5, 6, 7, 8])
  expect(ids({ sex: 1, campaign: true, testPlan: 'off' })).toEqual([9, 10, 11, 12])
  expect(ids({ sex: 2, campaign: false, testPlan: 'off' })).toEqual([13])
  expect(ids({ sex: 1, campaign: false, testPlan: 'on' })).toEqual([5, 6, 7, 8, 14])
  expect(ids({ sex: 2, campaign: false, testPlan: 'on' })).toEqual([13, 14])
  expect(legacyPlans.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('PAY-60 PAY-62 PAY-64 the second charge comes cycle + 1 days later', () => {
  const month = findPlan(5)
  const year = findPlan(8)
  if (!month || !year) throw new Error('Failed to find the plans.')
  const now = Date.parse('2026-11-21T12:00:00+09:00')
  expect(firstRenewal(now, month.cycleDays)).toBe(Date.parse('2026-12-22T12:00:00+09:00'))
  expect(firstRenewal(now, year.cycleDays)).toBe(Date.parse('2027-11-17T12:00:00+09:00'))
})

test('PAY-27 PAY-35 prices follow the set, and only a listed woman begins free', () => {
  const month = findPlan(5)
  const premium = findPlan(13)
  if (!month || !premium) throw new Error('Failed to find the plans.')
  expect([month.price.regular, month.price.second]).toEqual([3850, 3000])
  expect(isFirstFree(premium, true)).toBe(true)
  expect(isFirstFree(premium, false)).toBe(false)
  expect(isFirstFree(month, true)).toBe(false)
  expect([chargedNow(premium, true, 'regular'), chargedNow(month, true, 'second')]).toEqual([0, 3000])
  expect(chargedNow(premium, false, 'regular')).toBe(premium.price.regular)
})

test('PAY-51 a plan of several months shows the saving per month, rounded down', () => {
  const savings = (campaign: boolean, priceSet: 'regular' | 'second') => {
    const offered = offeredPlans({ sex: 1, campaign, testPlan: 'on' })
    return offered.map((plan) => savingPercent(plan, offered, priceSet))
  }
  expect(savings(false, 'regular')).toEqual([null, 14, 28, 42, null])
  expect(savings(false, 'second')).toEqual([null, 5, 22, 30, null])
  // At the second price, three months cost more per month than a single month, so nothing is saved.
  expect(savings(true, 'second')).toEqual([null, null, 20, 33])
})

test('PAY-51 compares a plan with the one-month plan of its own audience, whatever the order', () => {
  const men = offeredPlans({ sex: 1, campaign: false, testPlan: 'off' })
  const listed = offeredPlans({ sex: 1, campaign: true, testPlan: 'off' })
  const savings = (offered: readonly Plan[]) => men.map((plan) => savingPercent(plan, offered, 'regular'))
  expect(savings(men.toReversed())).toEqual([null, 14, 28, 42])
  expect(savings([...listed, ...men])).toEqual([null, 14, 28, 42])
  expect(savings(listed)).toEqual([null, null, null, null])
})

test('PAY-51 says no saving where nothing is saved', () => {
  const [single, several] = offeredPlans({ sex: 1, campaign: false, testPlan: 'off' })
  if (!single || !several) throw new Error('Failed to find the plans.')
  const dear = { ...several, price: { ...several.price, regular: single.price.regular * several.months } }
  expect(savingPercent(dear, [single, dear], 'regular')).toBeNull()
})
