import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../../hub/control/query-client.ts'
import { store } from '../../../hub/state.ts'
import type { MarkItem } from './track-items.ts'
import { TrackMark } from './track-mark.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const nowMs = Date.parse('2026-11-20T12:00:00+09:00')
const charge: MarkItem = { key: 'c', atMs: nowMs, text: '次回課金', kind: 'charge', past: false, near: false }

function show(items: readonly MarkItem[]): void {
  const head = items[0] ?? charge
  stubControl({})
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <TrackMark mark={{ position: 0.5, items, head, labelled: false }} now={nowMs} first />
      </QueryClientProvider>
    </Provider>,
  )
}

/** Opacity of the dot of an effect, in percent. Two of them would leave the choice to the order of the style sheet. */
function opacityOf(near: boolean, past: boolean): number {
  show([{ ...charge, near, past }])
  const opacities = [...get('[data-mark] span').classList].filter((name) => name.startsWith('opacity-'))
  mounted?.unmount()
  expect(opacities.length).toBeLessThan(2)
  return Number(opacities[0]?.slice('opacity-'.length) ?? 100)
}

test.each([true, false])('the dot of a past effect is paler than that of a coming one (near: %s)', (near) => {
  expect(opacityOf(near, true)).toBeLessThan(opacityOf(near, false))
})

test('the label of a mark and the foot of its list count each effect of a day of many', async () => {
  const rows = Array.from({ length: 31 }, (_, index) => ({ ...charge, key: `c${index}` }))
  show([...rows, { ...charge, key: 'day', count: 12 }])
  expect(get('[data-mark]').textContent).toContain('ほか42件')
  fire(get('[data-mark]'), new MouseEvent('click', { bubbles: true }))
  await act(() => expect.poll(() => document.querySelector('[role=dialog] ul')).not.toBeNull())
  expect(get('[role=dialog]').textContent).toContain('ほかに13件あります。')
})
