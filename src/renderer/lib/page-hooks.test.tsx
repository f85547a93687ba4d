import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, mount, type Mounted } from '../../../tests/support/mount-for-test.tsx'
import { hasFlag, useIncrementalMount, useSettled } from './page-hooks.ts'

let mounted: Mounted
beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => {
  mounted.unmount()
  vi.useRealTimers()
})

function Parts({ total, first, step }: { total: number; first?: number; step?: number }) {
  const { shown, showAll } = useIncrementalMount(total, first, step)
  return (
    <button type="button" onClick={showAll}>
      {shown}
    </button>
  )
}
const shown = () => Number(mounted.box.textContent)

test('mounts one part per frame up to the total', () => {
  mounted = mount(<Parts total={3} />)
  const seen = [shown()]
  for (let frame = 0; frame < 4; frame += 1) {
    act(() => void vi.advanceTimersToNextFrame())
    seen.push(shown())
  }
  expect(seen).toEqual([1, 2, 3, 3, 3])
})

test('mounts several small parts per frame up to the total', () => {
  mounted = mount(<Parts total={7} first={3} step={3} />)
  const seen = [shown()]
  for (let frame = 0; frame < 3; frame += 1) {
    act(() => void vi.advanceTimersToNextFrame())
    seen.push(shown())
  }
  expect(seen).toEqual([3, 6, 7, 7])
})

test('mounts all parts at once on showAll', () => {
  mounted = mount(<Parts total={8} />)
  expect(shown()).toBe(1)
  act(() => {
    get('button').click()
    expect(shown()).toBe(8)
  })
})

test('AUTH-10 HOME-12 C-10 counts a present key as set unless its value is false or 0', () => {
  const set = ['?a', '?a=', '?a=true', '?a=1', '?a=x']
  for (const query of set) expect([query, hasFlag(new URLSearchParams(query), 'a')]).toEqual([query, true])
  for (const query of ['', '?b=1', '?a=false', '?a=0']) {
    expect([query, hasFlag(new URLSearchParams(query), 'a')]).toEqual([query, false])
  }
})

test('a step is settled after the time of a double tap, the first one at once unless a press brought it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Step = ({ step, first }: { step: number; first?: 'settled' | 'pressed' }) => String(useSettled(step, first))
  mounted = mount(<Step step={0} />)
  const seen = [mounted.box.textContent]
  mounted.render(<Step step={1} />)
  seen.push(mounted.box.textContent)
  act(() => void vi.advanceTimersByTime(400))
  mounted.render(<Step step={2} />)
  act(() => void vi.advanceTimersByTime(699))
  seen.push(mounted.box.textContent)
  act(() => void vi.advanceTimersByTime(1))
  seen.push(mounted.box.textContent)
  expect(seen).toEqual(['true', 'false', 'false', 'true'])
  mounted.unmount()
  mounted = mount(<Step step={0} first="pressed" />)
  expect(mounted.box.textContent).toBe('false')
})
