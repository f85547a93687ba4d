import { expect, test, vi } from 'vitest'
import { fakeServerTimers } from '../../tests/support/fake-server-timers.ts'
import type { Moment } from './moment-tree.ts'
import { RunningStep } from './running-step.ts'

const moment = { id: 2 } as Moment

test('a window that plays a step for more than ten minutes is gone, and so is its step', () => {
  fakeServerTimers('setTimeout', 'clearTimeout')
  const changed = vi.fn<() => void>()
  const step = new RunningStep(changed)
  step.play({ player: 'window', actions: [] }, moment)
  expect([step.player, step.moment]).toEqual(['window', moment])
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(step.player).toBe('window')
  vi.advanceTimersByTime(1)
  expect([step.player, step.moment, changed.mock.calls.length]).toEqual([undefined, undefined, 2])
  step.end()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('the end of a window leaves a step alone that the server runs', async () => {
  const step = new RunningStep(() => {})
  await step.run(moment, async () => {
    step.end()
    expect([step.moment, step.player]).toEqual([moment, undefined])
  })
  expect(step.moment).toBeUndefined()
})

test('another world ends a step that the server runs, and a later step is not ended by it', async () => {
  const step = new RunningStep(() => {})
  const next = { id: 3 } as Moment
  let later: Promise<void> | undefined
  await step.run(moment, async (isRunning) => {
    expect(isRunning()).toBe(true)
    step.leave()
    expect([step.moment, isRunning()]).toEqual([undefined, false])
    later = step.run(next, () => new Promise((resolve) => setImmediate(resolve)))
  })
  expect(step.moment).toBe(next)
  await later
  expect(step.moment).toBeUndefined()
})
