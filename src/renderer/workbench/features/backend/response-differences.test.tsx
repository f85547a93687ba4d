import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { ResponseDifferences } from './response-differences.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('says when the responses of the two phones cannot be compared', async () => {
  stubControl({ 'GET /backend/differences': () => refusal(500, 'store') })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ResponseDifferences />
      </QueryClientProvider>
    </Provider>,
  )
  const wait = () => act(() => new Promise((done) => setTimeout(done, 30)))
  await expect.poll(async () => (await wait(), document.querySelector('[role=alert]'))).not.toBeNull()
})
