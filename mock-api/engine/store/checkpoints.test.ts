import { mkdirSync, rmSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { Checkpoints } from './checkpoints.ts'

const taken = (name: string | null, base = 1) => ({
  ...{ name, at: testNow, to: testNow + 1 },
  position: { base, journal: base, bytes: 9 },
})

async function someCheckpoints() {
  const dir = await aFolder()
  const refuse = vi.fn<(cause: unknown) => never>((cause) => {
    throw cause
  })
  const checkpoints = await Checkpoints.open(dir, refuse)
  const ids = () => checkpoints.list().map(({ id }) => id)
  return { dir, checkpoints, refuse, ids }
}

test('keeps checkpoints over a restart, each with its own number', async () => {
  const { dir, checkpoints, ids } = await someCheckpoints()
  expect(checkpoints.list()).toEqual([])
  expect(await checkpoints.addSaved(taken('one'))).toEqual({ id: 1, ...taken('one') })
  checkpoints.add(taken(null, 2))
  await checkpoints.remove(1)
  expect([ids(), checkpoints.find(2), checkpoints.find(1)]).toEqual([[2], { id: 2, ...taken(null, 2) }, undefined])
  const again = await Checkpoints.open(dir, (cause) => {
    throw cause
  })
  expect(again.list()).toEqual(checkpoints.list())
  expect([again.add(taken('next', 3)).id, again.positions()]).toEqual([
    3,
    [2, 3].map((base) => ({ base, journal: base, bytes: 9 })),
  ])
  await again.saved()
})

test('D-04 keeps fifty checkpoints without a name, and all with one', async () => {
  const { checkpoints, ids } = await someCheckpoints()
  checkpoints.add(taken('named'))
  for (let count = 0; count < 51; count += 1) {
    checkpoints.add(taken(null))
    if (count === 30) checkpoints.add(taken('named later'))
  }
  expect([ids().length, ids()[0], ids()[1], ids().at(-1)]).toEqual([52, 1, 3, 53])
  await checkpoints.saved()
})

test('keeps the world files of the latest twenty checkpoints without a name', async () => {
  const { checkpoints, ids } = await someCheckpoints()
  checkpoints.add(taken('named', 1))
  for (let base = 1; base <= 21; base += 1) checkpoints.add(taken(null, base))
  checkpoints.add(taken(null, 21))
  expect(ids()).toEqual([1, ...Array.from({ length: 21 }, (_, at) => at + 3)])
  await checkpoints.saved()
})

test('R2 leaves the list as it was when it cannot be written', async () => {
  const { checkpoints, refuse, ids, dir } = await someCheckpoints()
  await checkpoints.addSaved(taken('one'))
  rmSync(dir, { recursive: true })
  await expect(checkpoints.addSaved(taken('two'))).rejects.toThrow(/E\w+/)
  await expect(checkpoints.remove(1)).rejects.toThrow(/E\w+/)
  expect([ids(), refuse.mock.calls.length]).toEqual([[1], 2])
  checkpoints.add(taken('soon'))
  await expect(checkpoints.saved()).rejects.toThrow(/E\w+/)
  mkdirSync(dir)
  await checkpoints.remove(1)
  expect(ids()).toEqual([3])
})
