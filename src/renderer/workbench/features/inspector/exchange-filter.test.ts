// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type ExchangeFilter, findExchanges, noFilter, statusOptions } from './exchange-filter.ts'
import type { ListedExchange } from './exchange-rows.ts'

const row = (patch: Partial<ListedExchange>): ListedExchange => {
  const { method = 'GET', title = '/api/account', status = 200 } = patch
  return {
    id: 1,
    kind: 'http',
    at: '2026-11-20T21:48:00.000+09:00',
    method,
    title,
    phone: 'a',
    member: null,
    status,
    durationMs: 1,
    fault: false,
    changes: null,
    moment: null,
    verdict: 'ok',
    haystack: `${method} ${title} ${status}`.toLowerCase(),
    ...patch,
  }
}
const rows = [
  row({}),
  row({ id: 2, kind: 'cable', method: 'in', title: 'MessageChannel speak', status: 0, phone: 'b' }),
  row({ id: 3, method: 'POST', title: '/api/al_payment', status: 422, verdict: 'drift' }),
  row({ id: 4, status: 0, phone: null }),
]
const ids = (filter: Partial<ExchangeFilter>, withText?: ReadonlySet<number>) =>
  findExchanges(rows, { ...noFilter, ...filter }, withText).map(({ id }) => id)

test('filters by kind, deviation, status, method, phone and text together, newest first', () => {
  expect(ids({})).toEqual([4, 3, 2, 1])
  expect(ids({ kind: 'cable' })).toEqual([2])
  expect(ids({ kind: 'drift' })).toEqual([3])
  expect(ids({ status: '4' })).toEqual([3])
  // Frames have no status, so only a cut call matches.
  expect(ids({ status: '0' })).toEqual([4])
  expect(ids({ method: 'GET' })).toEqual([4, 1])
  expect(ids({ method: 'in' })).toEqual([2])
  expect(ids({ phone: 'a' })).toEqual([3, 1])
  expect(ids({ phone: '-' })).toEqual([4])
  expect(ids({ text: ' PAYMENT ' })).toEqual([3])
  expect(ids({ text: 'こんばんは' })).toEqual([])
  expect(ids({ text: 'こんばんは' }, new Set([2, 4]))).toEqual([4, 2])
  expect(ids({ text: 'account', phone: 'a', status: '2' })).toEqual([1])
})

test('the chosen status stays among the options when no row has it any more', () => {
  const single = (chosen: string, of = rows) =>
    statusOptions(of, chosen)
      .map(({ value }) => value)
      .filter((value) => value.length > 1)
  expect(single('')).toEqual(['422'])
  expect(single('404')).toEqual(['404', '422'])
  expect(single('422', [])).toEqual(['422'])
  expect(single('4', [])).toEqual([])
})
