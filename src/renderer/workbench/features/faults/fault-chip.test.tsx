import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { Rail } from '../../app/rail.tsx'
import { faultsQuery } from '../../hub/control/faults.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { FeaturesContext } from '../../hub/window-features.tsx'
import { FaultChip } from './fault-chip.tsx'
import { faults } from './feature.ts'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const slow = { match: { path: '/api/*' }, latencyMs: 2000 }
const struck = { match: { path: '/api/like' }, status: 503, times: 1, fired: 1 }

test('D-143 active faults stand on the rail and in the bar until they are removed there, a spent one does not', async () => {
  const calls = stubControl({ 'PUT /faults': [] })
  queryClient.setQueryData(faultsQuery.queryKey, [slow, struck])
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <FeaturesContext value={[faults]}>
            <FaultChip />
            <Rail />
          </FeaturesContext>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const chip = () => document.querySelector('[aria-label="障害1件の一覧を開く"]')
  expect(chip()?.textContent).toBe('障害1')
  expect(chip()?.getAttribute('title')).toBe('* /api/*：2000 ms 遅らせる')
  const count = () => document.getElementById(get('a[title="障害"]').getAttribute('aria-describedby') ?? '')
  expect(count()?.textContent).toBe('1件の障害が有効です')
  fire(get('button[aria-label="障害を解除"]'), new MouseEvent('click', { bubbles: true }))
  await expect.poll(chip).toBeNull()
  expect(count()).toBeNull()
  expect(calls.find(({ line }) => line === 'PUT /faults')?.body).toEqual([])
})
