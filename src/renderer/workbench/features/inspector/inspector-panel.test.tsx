import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import type { HistoryView } from '../../../../contract/control/history.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { historyQuery, openedQuery } from '../../hub/control/queries.ts'
import { exchangeRowsQuery, exchangesOfFile } from './exchange-rows.ts'
import { InspectorPanel } from './inspector-panel.tsx'

const exchange = (id: number): Exchange => ({
  id,
  kind: 'http',
  at: '2026-11-20T12:00:01.000+09:00',
  method: 'GET',
  path: '/api/account',
  title: '/api/account',
  phone: 'a',
  member: null,
  requestHeaders: {},
  responseHeaders: {},
  status: 200,
  durationMs: 1,
  request: '',
  response: '{}',
  fault: false,
  changes: null,
  moment: null,
  verdict: 'ok',
  issues: [],
})
const opened: OpenedCapsule = {
  note: { title: '', happened: '', expected: '' },
  clock: { now: '2026-11-20T12:00:00.000+09:00', mode: 'frozen', speed: 1 },
  faults: 0,
  pictures: 0,
  screenshots: [],
  exchanges: [exchange(1), exchange(2), exchange(3)],
  steps: 0,
  former: 1,
}

const history: HistoryView = {
  present: 1,
  undo: null,
  redo: null,
  most: 9,
  bytes: 0,
  mostBytes: 1,
  forgotten: 0,
  player: null,
  story: null,
  moments: [],
}

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
const setRows = (count: number) =>
  client.setQueryData(
    exchangeRowsQuery.queryKey,
    exchangesOfFile(Array.from({ length: count }, (_, at) => exchange(at + 1))),
  )

const open = () => {
  mounted = mount(
    <Provider store={createStore()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <InspectorPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
}
const kept = () => get('output').textContent
const press = (selector: string) => fire(get(selector), new MouseEvent('click', { bubbles: true }))
const source = (place: number) => press(`[aria-label=通信の取得元] label:nth-of-type(${place}) input`)

test('a pause holds the calls of this server, even when it began in the list of an opened file', async () => {
  client.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  client.setQueryData(openedQuery.queryKey, opened)
  client.setQueryData(historyQuery.queryKey, history)
  setRows(1)
  open()
  expect(kept()).toBe('1件')
  source(2)
  expect(kept()).toBe('3件')
  press('[aria-label=一覧を一時停止]')
  source(1)
  setRows(2)
  await waitBriefly()
  expect(kept()).toBe('1件')
  press('[aria-label=一覧を再開]')
  expect(kept()).toBe('2件')
})

test('the list of a capsule is shown when that of this server cannot be read, and does not clear it', () => {
  stubControl({ 'GET /exchanges/rows?after=0': () => refusal(500, 'store') })
  client.clear()
  client.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  client.setQueryData(openedQuery.queryKey, opened)
  client.setQueryData(historyQuery.queryKey, history)
  open()
  const clear = () => get('[aria-label=一覧を消去]').hasAttribute('disabled')
  expect(clear()).toBe(false)
  source(2)
  expect(kept()).toBe('3件')
  expect(clear()).toBe(true)
})
