import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount, type Mounted } from '../../../tests/support/mount-for-test.tsx'
import { useIsStable } from './use-is-stable.ts'

let mounted: Mounted

afterEach(() => {
  mounted.unmount()
  vi.useRealTimers()
})

test('a step is stable after the time of a double tap, the first one at once unless a press brought it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Step = ({ step, first }: { step: number; first?: 'stable' | 'pressed' }) => String(useIsStable(step, first))
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
