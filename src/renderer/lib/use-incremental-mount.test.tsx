import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, mount, type Mounted } from '../../../tests/support/mount-for-test.tsx'
import { useIncrementalMount } from './use-incremental-mount.ts'

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
