import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { FeaturesContext } from '../../hub/window-features.tsx'
import { HistoryPanel } from './history-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

/** Rows of a history with this many moments. */
function rowsOf(count: number): number {
  setMode('mock')
  queryClient.setQueryData(clockQuery.queryKey, { nowMs: 0 } as never)
  queryClient.setQueryData(historyQuery.queryKey, {
    ...{ present: count, undo: null, redo: null, most: 10_000, bytes: 0, mostBytes: 1, forgotten: 0, player: null },
    story: null,
    moments: Array.from({ length: count }, (_, index) => aMoment(index + 1, { parent: index === 0 ? null : index })),
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <FeaturesContext value={[]}>
            <HistoryPanel />
          </FeaturesContext>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const rows = document.querySelectorAll('section[aria-label="戻れる時点"] li').length
  mounted.unmount()
  return rows
}

test('renders every moment of a short history, and only those in view of a long one', () => {
  expect(rowsOf(40)).toBe(40)
  expect(rowsOf(10_000)).toBeLessThan(100)
})
