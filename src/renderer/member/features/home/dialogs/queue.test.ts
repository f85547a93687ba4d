import { expect, test } from 'vitest'
import { nextOpening, type Candidates } from './queue.ts'

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
