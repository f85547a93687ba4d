import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { freshWorkbench, reportOf } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { paymentsDueQuery } from '../../hub/control/operator-queries.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { CardsPanel } from './cards-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const noPayments = { checks: [], renewals: [] }

/** Opens the panel with the data known so far. */
function openPanel(known: (client: QueryClient) => void, store = createStore()): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  known(client)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <CardsPanel />
      </QueryClientProvider>
    </Provider>,
  )
}

test('D-40 tells of each test card whether its first payment and its renewals succeed', () => {
  openPanel((client) => client.setQueryData(paymentsDueQuery([]).queryKey, noPayments))
  const results = [...document.querySelectorAll('li')].map((row) => [
    row.querySelector('code')?.textContent?.slice(-4),
    row.querySelector('.sr-only')?.textContent,
  ])
  expect(results.slice(0, 7)).toEqual([
    ['4242', '成功'],
    ['0008', '失敗'],
    ['0002', '失敗'],
    ['0004', '成功'],
    ['0000', '失敗'],
    ['0006', '失敗'],
    ['0341', '最初は成功、更新で失敗'],
  ])
  expect(new Set(results.slice(7).map(([, result]) => result))).toEqual(new Set(['成功']))
})

test('D-40 fills a card into phones of the mock with a card form, and never into one of the real API', () => {
  const store = createStore()
  store.set(reportsAtom, { a: reportOf('m1@yoimachi.example', '/shop'), b: reportOf('me@example.com', '/change_card') })
  openPanel((client) => {
    client.setQueryData(backendQuery.queryKey, { mode: 'beside', url: 'https://api.example.com' })
    client.setQueryData(paymentsDueQuery([]).queryKey, noPayments)
  }, store)
  const labels = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? '')
  expect(labels.filter((label) => label.startsWith('A に')).length).toBeGreaterThan(6)
  expect(labels.filter((label) => label.startsWith('B に'))).toEqual([])
})

test('payments that wait for the bank are not left out in silence when they cannot be read', async () => {
  stubControl({ 'GET /operator/payments?members=': () => refusal(500, 'defect') })
  openPanel(() => {})
  const waiting = () => document.querySelector('section[aria-label=認証待ちのお支払い]')
  expect(waiting()).toBeNull()
  await vi.waitFor(() => expect(waiting()?.querySelector('[role=alert]')).toBeInstanceOf(Element))
})
