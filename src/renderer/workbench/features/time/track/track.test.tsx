import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../../tests/support/mount-for-test.tsx'
import { clockQuery } from '../../../hub/control/clock-query.ts'
import { historyQuery } from '../../../hub/control/queries.ts'
import { queryClient } from '../../../hub/control/query-client.ts'
import { store } from '../../../hub/state.ts'
import { trackDaysAtom } from './track-zoom.tsx'
import { Track } from './track.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const nowMs = Date.parse('2026-11-20T12:00:00+09:00')
const charge = {
  ...{ at: '2026-11-21T12:00:00+09:00', kind: 'charge' as const, subject: 's/1', members: [] },
  ...{ details: { plan: 5, price: 3850 }, text: '' },
}
const clock = {
  ...{ now: '2026-11-20T12:00:00+09:00', mode: 'frozen' as const, speed: 1, jump: null, townActivity: false },
  ...{ coming: [charge], later: [], next: {}, fired: [], nowMs, receivedAt: 0 },
}

function showTrack(): void {
  setMode('mock')
  store.set(trackDaysAtom, 7)
  queryClient.setQueryData(clockQuery.queryKey, clock)
  queryClient.setQueryData(historyQuery.queryKey, {
    ...{ present: 1, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, player: null, story: null },
    moments: [],
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Track />
      </QueryClientProvider>
    </Provider>,
  )
}

test('keys of the browser on the track zoom only the page', () => {
  showTrack()
  const key = (name: string, pressed: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: name, ...pressed })
    fire(get('fieldset'), event)
    return event.defaultPrevented
  }
  const taken = [key('-', { ctrlKey: true }), key('-', { metaKey: true }), key('ArrowLeft', { altKey: true })]
  expect(taken).toEqual([false, false, false])
  expect(store.get(trackDaysAtom)).toBe(7)
  expect([key('-', {}), store.get(trackDaysAtom)]).toEqual([true, 31])
})

test('wheel and keys in the list of a mark leave the track as it is', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
  showTrack()
  fire(get('[data-mark]'), new MouseEvent('click', { bubbles: true }))
  await act(() => expect.poll(() => document.querySelector('[role=dialog] ul')).not.toBeNull())
  const list = get('[role=dialog] ul')
  const turn = () => new WheelEvent('wheel', { bubbles: true, deltaY: 100 })
  fire(list, turn())
  fire(list, new KeyboardEvent('keydown', { bubbles: true, key: '-' }))
  expect(store.get(trackDaysAtom)).toBe(7)
  fire(get('fieldset'), new KeyboardEvent('keydown', { bubbles: true, key: '-' }))
  expect(store.get(trackDaysAtom)).toBe(31)
  vi.restoreAllMocks()
})
