import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { handsetDialogAtom, store } from '../../hub/state.ts'
import { HandsetBanner } from './handset-banner.tsx'
import { inviteHandset } from './handset.ts'

const waiting: HandsetReading = {
  state: 'waiting',
  origin: 'http://192.0.2.7:3100',
  invitation: 'http://192.0.2.7:3100/?code=x',
  phone: null,
  networks: [],
}

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('the code that the banner shows again is that of the phone that was invited', async () => {
  stubControl({ 'POST /handset': waiting, 'GET /handset': waiting })
  queryClient.setQueryData(backendQuery.queryKey, { mode: 'mock' } as never)
  await inviteHandset('b')
  queryClient.setQueryData(handsetQuery.queryKey, waiting)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HandsetBanner />
      </QueryClientProvider>
    </Provider>,
  )
  act(() => document.querySelector('button')?.click())
  expect(store.get(handsetDialogAtom)).toBe('b')
})
