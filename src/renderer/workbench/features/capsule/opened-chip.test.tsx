import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { OpenedCapsule } from '../../../../contract/control/capsule.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { exchangeSourceAtom, store } from '../../hub/state.ts'
import { OpenedChip } from './opened-chip.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const opened: OpenedCapsule = {
  note: { title: '二重送信', happened: '二つ届く', expected: '' },
  clock: { now: '2026-11-20T12:00:00.000+09:00', mode: 'frozen', speed: 1 },
  ...{ faults: 0, pictures: 0, screenshots: [], exchanges: [], steps: 0, former: 1 },
}
const press = (element: Element | undefined) =>
  act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done, 20))
  })

test.each([
  ['capsule', 'now'],
  ['archive', 'archive'],
] as const)('closing the file leaves a reader of %s with %s', async (before, after) => {
  setMode('mock')
  stubControl({ 'DELETE /capsule/opened': null })
  queryClient.setQueryData(openedQuery.queryKey, opened)
  store.set(exchangeSourceAtom, before)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <OpenedChip />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  await press(get('button'))
  // A part of the note that is empty has no label.
  expect([
    document.body.textContent.includes('実際の動作'),
    document.body.textContent.includes('期待した動作'),
  ]).toEqual([true, false])
  await press([...document.querySelectorAll('button')].at(-1))
  expect([queryClient.getQueryData(openedQuery.queryKey), store.get(exchangeSourceAtom)]).toEqual([null, after])
})
