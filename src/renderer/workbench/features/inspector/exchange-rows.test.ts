// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Exchange, ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { clearExchanges, exchangeRowsQuery, exchangesOfFile, fetchNewRows } from './exchange-rows.ts'
import { exchangeSearchQuery } from './exchange-search.ts'

const row = (id: number): ExchangeRow => ({
  id,
  kind: 'http',
  at: '2026-11-20T12:00:00.000+09:00',
  method: 'GET',
  title: '/api/Account',
  phone: 'a',
  member: id === 2 ? { id: 5, name: 'あかり' } : null,
  status: 200,
  durationMs: 1,
  fault: false,
  changes: 0,
  moment: 1,
  verdict: 'ok',
})
const part = (ids: readonly number[], newest: number, oldest = 1, dropped = 0) => ({
  rows: ids.map(row),
  oldest,
  newest,
  dropped,
})
const line = (after: number) => `GET /exchanges/rows?after=${after}`
const kept = () => {
  const data = queryClient.getQueryData(exchangeRowsQuery.queryKey)
  return data && { ids: data.rows.map(({ id }) => id), dropped: data.dropped }
}

freshWorkbench()

test('reads the rows in parts until the newest, each with its search text', async () => {
  const calls = stubControl({ [line(0)]: part([1, 2], 3), [line(2)]: part([3], 3) })
  const { rows } = await queryClient.fetchQuery(exchangeRowsQuery)
  expect(calls.map((call) => call.line)).toEqual([line(0), line(2)])
  expect(rows.map(({ haystack }) => haystack)).toEqual([
    'get /api/account 200 ',
    'get /api/account 200 あかり',
    'get /api/account 200 ',
  ])
})

test('adds new rows to those that are shown, and drops what the server has dropped', async () => {
  const calls = stubControl({ [line(0)]: part([1, 2, 3], 3), [line(3)]: part([4], 4, 3, 2) })
  await fetchNewRows()
  expect(calls).toEqual([])
  await queryClient.fetchQuery(exchangeRowsQuery)
  await fetchNewRows()
  expect(kept()).toEqual({ ids: [3, 4], dropped: 2 })
})

test('an empty list, and a list of which nothing is kept any more, show no row', async () => {
  stubControl({ [line(0)]: part([], 0, 0) })
  await queryClient.fetchQuery(exchangeRowsQuery)
  expect(kept()).toEqual({ ids: [], dropped: 0 })
  queryClient.clear()
  stubControl({ [line(0)]: part([1, 2], 2), [line(2)]: part([], 0, 0, 2) })
  await queryClient.fetchQuery(exchangeRowsQuery)
  await fetchNewRows()
  expect(kept()).toEqual({ ids: [], dropped: 2 })
})

test('events during a request lead to one more request, also after a failure', async () => {
  stubControl({ [line(0)]: part([1], 1) })
  await queryClient.fetchQuery(exchangeRowsQuery)
  const calls = stubControl({
    [line(1)]: () => (calls.length === 1 ? refusal(500, 'store') : part([2], 2)),
    [line(2)]: part([], 2),
  })
  const first = fetchNewRows()
  await expect.poll(() => calls.length).toBe(1)
  await Promise.all([first, fetchNewRows(), fetchNewRows()])
  await expect.poll(() => calls.map((call) => call.line)).toEqual([line(1), line(1)])
  await expect.poll(kept).toEqual({ ids: [1, 2], dropped: 0 })
  await fetchNewRows()
  expect(calls.map((call) => call.line)).toEqual([line(1), line(1), line(2)])
})

test('an exchange during the first read is added after it', async () => {
  const calls = stubControl({ [line(0)]: part([1], 1), [line(1)]: part([2], 2) })
  const first = queryClient.fetchQuery(exchangeRowsQuery)
  await Promise.all([first, fetchNewRows()])
  expect(calls.map((call) => call.line)).toEqual([line(0), line(1)])
  expect(kept()?.ids).toEqual([1, 2])
})

test('after a restart of the server, whose ids begin again, only its exchanges are listed', async () => {
  stubControl({ [line(0)]: part([1, 2, 3], 3) })
  await queryClient.fetchQuery(exchangeRowsQuery)
  await queryClient.invalidateQueries()
  stubControl({ [line(0)]: part([1], 1) })
  await fetchNewRows()
  expect(kept()?.ids).toEqual([1])
})

test('a clear during a request brings no row back', async () => {
  stubControl({ [line(0)]: part([1], 1), [line(1)]: part([2], 2), 'DELETE /exchanges': { success: true } })
  await queryClient.fetchQuery(exchangeRowsQuery)
  await Promise.all([fetchNewRows(), clearExchanges()])
  expect(kept()?.ids).toEqual([])
})

test('a text longer than the server searches is asked for by its beginning', async () => {
  const calls = stubControl({ [`GET /exchanges/search?text=${'x'.repeat(200)}`]: { ids: [] } })
  await queryClient.fetchQuery(exchangeSearchQuery('x'.repeat(300)))
  expect(calls).toHaveLength(1)
})

test('a search is repeated after each exchange', () => {
  expect(exchangeSearchQuery('x').meta?.staleAfter).toEqual(['exchange'])
})

test('finds the exchanges of a file by their bodies too', () => {
  const exchange: Exchange = {
    ...row(2),
    path: '/api/Account',
    requestHeaders: {},
    responseHeaders: {},
    request: '{"A":1}',
    response: '{"msg":"こんばんは"}',
    issues: [],
  }
  expect(exchangesOfFile([exchange])).toMatchObject({
    dropped: 0,
    rows: [{ id: 2, haystack: 'get /api/account 200 あかり /api/account {"a":1} {"msg":"こんばんは"}' }],
  })
})

test('asks for a text in bodies only when there is one', async () => {
  stubControl({ 'GET /exchanges/search?text=%E5%A4%9C': { ids: [3, 1] } })
  expect([exchangeSearchQuery('').enabled, exchangeSearchQuery('夜').enabled]).toEqual([false, true])
  expect(await queryClient.fetchQuery(exchangeSearchQuery('夜'))).toEqual(new Set([3, 1]))
})
