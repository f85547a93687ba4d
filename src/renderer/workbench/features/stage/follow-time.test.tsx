import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { clockQuery, type ClockReading } from '../../hub/control/clock-query.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { FollowTime } from './follow-time.ts'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(connectedAtom, true)
})

test('fast time refreshes the phones, but not while the server is gone', () => {
  vi.useFakeTimers()
  setMode('mock')
  queryClient.setQueryData(clockQuery.queryKey, { mode: 'running', speed: 60, jump: null } as unknown as ClockReading)
  const { orders } = standInPhone('a')
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <FollowTime />
      </QueryClientProvider>
    </Provider>,
  )
  const refreshesIn = (ms: number) => {
    const before = orders.length
    act(() => void vi.advanceTimersByTime(ms))
    return orders.length - before
  }
  expect(refreshesIn(2200)).toBe(3)
  act(() => store.set(connectedAtom, false))
  expect(refreshesIn(3000)).toBe(0)
  act(() => store.set(connectedAtom, true))
  expect(refreshesIn(2200)).toBe(3)
})
