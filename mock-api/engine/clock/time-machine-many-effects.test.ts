import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMachine, tick } from '../../../tests/support/world/a-time-machine.ts'

test('P13 applies many due effects batch by batch before a request, and lets other work run in between', async () => {
  const { real, time, add, fired, store } = await aMachine('running')
  for (let at = 1; at <= 60; at += 1) add('due', at)
  await store.saved()
  real.now = 40
  const seen: number[] = []
  const serving = [1, 2].map(() => time.serve(() => seen.push(fired().length)))
  const between: number[] = []
  while (fired().length < 60) {
    between.push(fired().length)
    await tick()
  }
  await Promise.all(serving)
  expect([between, seen]).toEqual([expect.arrayContaining([25, 50]), [60, 60]])
  expect(time.runDueEffects()).toBeUndefined()
})

test('D-03 a request that waits for many due effects fails with the one that fails', async () => {
  const { real, time, add, fired } = await aMachine('running')
  for (let at = 1; at <= 30; at += 1) add('due', at)
  add('fails', 31)
  real.now = 40
  await expect(time.serve(() => 'served')).rejects.toMatchObject({ name: 'EffectFailure', at: testNow + 31 })
  expect(fired()).toHaveLength(30)
})

test('stops the application of due effects when the server ends', async () => {
  const { real, time, add, fired } = await aMachine('running')
  for (let at = 1; at <= 100; at += 1) add('due', at)
  real.now = 100
  const serving = time.serve(() => fired().length)
  await time.close()
  expect(fired()).toHaveLength(25)
  expect(await serving).toBe(25)
})
