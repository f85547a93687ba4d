import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { ExchangeActions } from './exchange-actions.tsx'
import { exchangeRowsQuery, exchangesOfFile } from './exchange-rows.ts'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const exchange = (id: number): Exchange => ({
  ...{ id, kind: 'http', at: '2026-11-20T12:00:01.000+09:00', method: 'GET', path: '/api/account', phone: 'a' },
  ...{ title: '/api/account', member: null, requestHeaders: {}, responseHeaders: {}, status: 200, durationMs: 1 },
  ...{ request: '', response: '{}', fault: false, changes: null, moment: null, verdict: 'ok', issues: [] },
})
const { path: _path, request: _request, response: _response, issues: _issues, ...row } = exchange(2)
const { requestHeaders: _sent, responseHeaders: _received, ...listed } = row

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Repeats a call, does something else, and then gets the response. Returns the address. */
async function repeatAnd(meanwhile: () => void): Promise<string | null> {
  setMode('mock')
  stubControl({ 'GET /exchanges/rows?after=1': { rows: [listed], oldest: 1, newest: 2, dropped: 0 } })
  queryClient.setQueryData(exchangeRowsQuery.queryKey, exchangesOfFile([exchange(1)]))
  const phone = standInPhone('a')
  store.set(reportsAtom, { a: reportOf('woman@yoimachi.example', '/home') })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/inspector?exchange=1']}>
          <Routes>
            <Route path="/inspector" element={<ExchangeActions exchange={exchange(1)} />} />
          </Routes>
          <Link to="/history">履歴</Link>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const repeat = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'A で再送信')
  fire(repeat ?? get('nothing'), new MouseEvent('click', { bubbles: true }))
  meanwhile()
  const asked = phone.orders.find((order) => order.kind === 'call')
  await act(async () => {
    phone.say({ kind: 'response', id: asked?.id ?? 0, status: 200 })
    await new Promise((done) => setTimeout(done, 50))
  })
  return get('output').textContent
}

test('a call that is sent again opens when its response comes', async () => {
  expect(await repeatAnd(() => {})).toBe('/inspector?exchange=2')
})

test('a late response does not lead back from a panel that was opened meanwhile', async () => {
  const leave = () => fire(get('a'), new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(await repeatAnd(leave)).toBe('/history')
})
