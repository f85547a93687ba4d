// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { store } from '../state.ts'
import { closeFlash, flash, flashesAtom, flashOngoing } from './flash.ts'

freshWorkbench()

const shown = () => store.get(flashesAtom).map(({ text, tone, links }) => [text, tone, links.length])

test('a message is replaced by the next, and goes after four seconds, or eight if it alarms or has links', () => {
  vi.useFakeTimers()
  const leftAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return store.get(flashesAtom).length
  }
  flash('一')
  flash('二')
  expect(shown()).toEqual([['二', 'good', 0]])
  const plain = [leftAfter(3_999), leftAfter(1)]
  flash('困った', 'alarm')
  const alarm = [leftAfter(4_000), leftAfter(3_999), leftAfter(1)]
  flash('見て', 'good', [{ label: '見る', to: '/time' }])
  const linked = [leftAfter(4_000), leftAfter(4_000)]
  flash('一')
  vi.advanceTimersByTime(3_000)
  flash('三')
  const later = leftAfter(1_000)
  closeFlash(store.get(flashesAtom)[0]?.id ?? '')
  vi.useRealTimers()
  expect([plain, alarm, linked, later, shown()]).toEqual([[1, 0], [1, 1, 0], [1, 0], 1, []])
})

test('a message about what goes on stays until the next one', () => {
  vi.useFakeTimers()
  flashOngoing('開いています')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual([['開いています', 'good', 0]])
  flash('開きました')
  expect(shown()).toEqual([['開きました', 'good', 0]])
})
