import { expect, test } from 'vitest'
import { announcementsToShow, nextOpening, salesFor, type Candidates } from './queue.ts'

const nothing: Candidates = { rank: false, announcement: false, bonus: false, sale: false, deadline: false }
const everything: Candidates = { rank: true, announcement: true, bonus: true, sale: true, deadline: false }
const first = { thisVisit: false, lastSaleMs: null }
const dayMs = 86_400_000
const open = (patch: Partial<Candidates>, opened: { thisVisit: boolean; lastSaleMs: number | null } = first) =>
  nextOpening({ ...nothing, ...patch }, opened, 10 * dayMs)

test('D-101 HOME-85 the order is rank, announcements, bonus, sale', () => {
  expect(open(everything)).toBe('rank')
  expect(open({ ...everything, rank: false })).toBe('announcement')
  expect(open({ bonus: true, sale: true })).toBe('bonus')
  expect(open({ sale: true })).toBe('sale')
  expect(open({})).toBeNull()
})

test('D-101 decides nothing until all earlier candidates are known', () => {
  expect(open({ rank: undefined, bonus: true })).toBeUndefined()
  expect(open({ announcement: undefined, bonus: true })).toBeUndefined()
  expect(open({ bonus: true, deadline: undefined })).toBeUndefined()
  expect(open({ bonus: true, sale: undefined })).toBe('bonus')
  expect(open({ deadline: undefined })).toBeNull()
})

test('D-101 D-72 opens one dialog per visit and none during a deadline, but always plays a rank', () => {
  const second = { thisVisit: true, lastSaleMs: null }
  expect(open({ ...everything, rank: false }, second)).toBeNull()
  expect(open(everything, second)).toBe('rank')
  expect(open({ ...everything, rank: false, deadline: true })).toBeNull()
  expect(open({ ...everything, deadline: true })).toBe('rank')
})

test('D-101 a sale opens again after seven days', () => {
  expect(open({ sale: true }, { thisVisit: false, lastSaleMs: 3 * dayMs + 1 })).toBeNull()
  expect(open({ sale: true }, { thisVisit: false, lastSaleMs: 3 * dayMs })).toBe('sale')
  expect(open({ bonus: true, sale: true }, { thisVisit: false, lastSaleMs: 9 * dayMs })).toBe('bonus')
})

test('D-101 D-123 an announcement about the document is shown until a document is handed in', () => {
  const guide = { id: 1, title: '年齢確認書類の撮り方', body: '' }
  const terms = { id: 2, title: '利用規約の改定について', body: '' }
  for (const open of ['needed', 'resubmit'] as const) {
    expect(announcementsToShow([guide, terms], open)).toEqual([guide, terms])
  }
  for (const done of ['review', 'verified'] as const) expect(announcementsToShow([guide, terms], done)).toEqual([terms])
})

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
