import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { backendQuery, useMockQuery } from './backend-queries.ts'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))

test('sends no mock-only query while the real API answers', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const setMode = (mode: 'mock' | 'real') => client.setQueryData(backendQuery.queryKey, { mode, url: null })
  let asked = 0
  function Asking() {
    const { data } = useMockQuery({ queryKey: ['asked'], queryFn: () => Promise.resolve((asked += 1)) })
    return <output>{data}</output>
  }
  setMode('real')
  mounted = mount(
    <QueryClientProvider client={client}>
      <Asking />
    </QueryClientProvider>,
  )
  await waitBriefly()
  expect(asked).toBe(0)
  setMode('mock')
  await vi.waitFor(async () => {
    await waitBriefly()
    expect([asked, get('output').textContent]).toEqual([1, '1'])
  })
})
