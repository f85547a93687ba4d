import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { historyQuery, openedQuery, timelineQuery } from '../../hub/control/queries.ts'
import { memberIdsAtom, phoneCountAtom } from '../../hub/phone-state.ts'
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

const open = (address = '/inspector', store = createStore()) => {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
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

/** Shows the calls of this server, which are this many, all as documented. */
const openWith = (count: number, address?: string) => {
  client.clear()
  client.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  client.setQueryData(openedQuery.queryKey, null)
  client.setQueryData(historyQuery.queryKey, history)
  setRows(count)
  open(address)
}

test('says that no call drifts only when no other filter hides one', () => {
  openWith(2)
  press('[aria-label=絞り込み] label:nth-of-type(4) input')
  expect(document.body.textContent).toContain('契約との不一致はありません。')
  const status = get('[aria-label=ステータスで絞り込む]', HTMLSelectElement)
  status.value = '4'
  fire(status, new Event('change', { bubbles: true }))
  expect(document.body.textContent).not.toContain('契約との不一致はありません。')
  expect(document.body.textContent).toContain('条件に一致する通信はありません。')
})

test('a call that is no longer stored says so, and not that the server lacks a feature', async () => {
  stubControl({ 'GET /exchanges/9': () => refusal(404, 'unknown-exchange') })
  openWith(2, '/inspector?exchange=9')
  await waitBriefly()
  const alert = get('[role=alert]').textContent
  expect(alert).not.toContain('この機能は')
  expect(alert).toContain('通信')
})

test('the heading of a long call can be read whole', async () => {
  stubControl({ 'GET /exchanges/1': () => exchange(1), 'GET /exchanges/1/changes': () => [] })
  openWith(2, '/inspector?exchange=1')
  await waitBriefly()
  const heading = get('h3', HTMLHeadingElement)
  expect(heading.title).toBe('GET /api/account')
  expect(heading.title).toBe(heading.textContent)
})

test('the timeline shows the stage again when the chosen person has left it', async () => {
  const store = createStore()
  store.set(memberIdsAtom, { a: 5, b: 8 })
  store.set(phoneCountAtom, 2)
  openWith(2)
  mounted?.unmount()
  client.setQueryData(timelineQuery.queryKey, [])
  open('/inspector?view=timeline', store)
  const whose = () => get('[aria-label=表示する会員]', HTMLSelectElement)
  const choice = whose()
  choice.value = 'b'
  fire(choice, new Event('change', { bubbles: true }))
  expect(document.body.textContent).toContain('条件に一致する項目はありません。')
  act(() => store.set(phoneCountAtom, 1))
  await waitBriefly()
  expect(whose().value).toBe('stage')
  expect(document.body.textContent).not.toContain('条件に一致する項目はありません。')
})

test('the timeline of a real API has its calls, and asks the mock for nothing', async () => {
  const asked = stubControl({})
  openWith(2)
  mounted?.unmount()
  client.setQueryData(backendQuery.queryKey, { mode: 'real', url: null })
  open('/inspector?view=timeline')
  await waitBriefly()
  expect(document.querySelector('section[aria-label=時系列の一覧]')).not.toBeNull()
  expect([document.querySelector('[role=alert]'), asked]).toEqual([null, []])
})

test('the timeline says that its calls could not be read, instead of leaving them out', async () => {
  stubControl({ 'GET /exchanges/rows?after=0': () => refusal(500, 'store') })
  client.clear()
  client.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  client.setQueryData(historyQuery.queryKey, history)
  client.setQueryData(openedQuery.queryKey, null)
  client.setQueryData(timelineQuery.queryKey, [])
  open('/inspector?view=timeline')
  await waitBriefly()
  expect(document.querySelector('[role=alert]')).not.toBeNull()
})

test('a search of bodies that fails says so beside the number of calls', async () => {
  stubControl({ 'GET /exchanges/search?text=secret': () => refusal(500, 'store') })
  openWith(2)
  type(get('[type=search]', HTMLInputElement), 'secret')
  await expect.poll(async () => (await waitBriefly(), kept())).toBe('0件 ／ 2件 ・ 本文を検索できませんでした')
})

test('a pause ends with the exchanges of a server that was started again', async () => {
  openWith(3)
  press('[aria-label=一覧を一時停止]')
  client.setQueryData(exchangeRowsQuery.queryKey, exchangesOfFile([{ ...exchange(1), title: '/api/rec' }]))
  await waitBriefly()
  expect(kept()).toBe('1件')
  setRows(2)
  await waitBriefly()
  expect(kept()).toBe('2件')
})

test.each([
  ['a file that was closed', null],
  ['another file', opened],
])('an exchange of %s has no details, and is no longer asked for', async (_, capsule) => {
  const asked = stubControl({})
  openWith(2, '/inspector?exchange=-4')
  act(() => void client.setQueryData(openedQuery.queryKey, capsule))
  await waitBriefly()
  expect([document.querySelector('section[aria-label=通信の詳細]'), asked]).toEqual([null, []])
})

test('an empty capsule does not promise that calls of the phones appear in it', async () => {
  openWith(0)
  expect(document.body.textContent).toContain('スマートフォンを操作すると')
  const empty: OpenedCapsule = { ...opened, exchanges: [] }
  act(() => void client.setQueryData(openedQuery.queryKey, empty))
  await waitBriefly()
  source(2)
  expect(document.body.textContent).not.toContain('スマートフォンを操作すると')
})

test('changes of a call that cannot be read are not shown as none', async () => {
  const changed = { ...exchange(2), changes: 1 }
  stubControl({ 'GET /exchanges/2': changed, 'GET /exchanges/2/changes': () => refusal(409, 'moment-forgotten') })
  openWith(2, '/inspector?exchange=2')
  const alert = () => document.querySelector('section[aria-label=通信の詳細] [role=alert]')?.textContent
  await expect.poll(async () => (await waitBriefly(), alert())).toContain('残っていません')
})
