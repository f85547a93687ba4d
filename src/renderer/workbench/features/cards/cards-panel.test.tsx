import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { paymentsDueQuery } from '../../hub/control/operator-queries.ts'
import { CardsPanel } from './cards-panel.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('D-40 tells of each test card whether its first payment and its renewals succeed', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(paymentsDueQuery([]).queryKey, { checks: [], renewals: [] })
  mounted = mount(
    <Provider store={createStore()}>
      <QueryClientProvider client={client}>
        <CardsPanel />
      </QueryClientProvider>
    </Provider>,
  )
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
