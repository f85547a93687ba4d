import { expect, test } from 'vitest'
import { salesFor } from './sales.ts'

test('BONUS-14 D-101 offers no plan to a member with a plan, and no popup before the age check', () => {
  const man = { sex: 1, age_conf: 2, payment_conf: 0 }
  const all = [1, 2, 3, 4]
  expect(salesFor(all, { ...man, payment_conf: 1 }, '/home')).toEqual([3])
  expect(salesFor(all, { ...man, sex: 2 }, '/home')).toEqual([3, 4])
  expect(salesFor(all, { ...man, sex: 2, payment_conf: 1 }, '/home')).toEqual([3])
  expect(salesFor(all, { ...man, sex: 2, age_conf: 0 }, '/home')).toEqual([])
})

test('D-124 the campaign of an unpaid man opens where he lands, before the age check too', () => {
  const man = { sex: 1, age_conf: 2, payment_conf: 0 }
  const all = [1, 2, 3, 4]
  expect(salesFor(all, man, '/payment_information')).toEqual([2])
  expect(salesFor(all, { ...man, age_conf: 0 }, '/payment_information')).toEqual([2])
  expect(salesFor(all, { ...man, payment_conf: 1 }, '/payment_information')).toEqual([])
  expect(salesFor(all, { ...man, sex: 2 }, '/payment_information')).toEqual([])
})
