import { expect, test } from 'vitest'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { worldFormat } from '../../world/world-version.ts'
import { GroupCommit } from './group-commit.ts'
import { Transaction } from './transaction.ts'

/** A group commit on a small world, with its `write`. */
function aGroup(write: (lines: readonly Buffer[]) => void) {
  const world = aWorld()
  const transaction = new Transaction(world, 1)
  const committed: string[] = []
  const commits = new GroupCommit(
    (lines) => {
      write(lines)
      return { base: 1, journal: 1, bytes: 0 }
    },
    ({ records }) => committed.push(...records.map(({ table }) => table)),
  )
  const transact = (rule: () => unknown) => {
    transaction.begin()
    rule()
    const change = transaction.commit()
    if (change) commits.add(change)
  }
  return { world, commits, transact, committed }
}

test('D-05 writes all transactions of one turn at once and commits them afterwards', async () => {
  const writes: string[][] = []
  const { world, commits, transact, committed } = aGroup((lines) => writes.push(lines.map(String)))
  expect(commits.saved()).toBeUndefined()
  transact(() => world.mails.insert(aMail('first')))
  transact(() => world.mails.insert(aMail('second')))
  transact(() => world.mails.all().next())
  expect(world.mails.size).toBe(2)
  expect([writes, committed]).toEqual([[], []])
  await Promise.all([commits.saved(), commits.saved()])
  expect(writes).toHaveLength(1)
  expect(writes[0]?.map((line) => line.includes('first'))).toEqual([true, false])
  expect(committed).toEqual(['mails', 'mails'])
  expect(commits.saved()).toBeUndefined()
})

test('D-05 undoes a turn that cannot be written, rejects all its waiters and saves the next turn', async () => {
  const full = { disk: true }
  const { world, commits, transact, committed } = aGroup(() => {
    if (full.disk) throw new Error('no space left')
  })
  const before = worldText(world, worldFormat)
  transact(() => world.mails.insert(aMail('first')))
  transact(() => {
    world.mails.update(1, { subject: 'changed' })
    world.mails.insert(aMail('second'))
  })
  transact(() => world.mails.delete(1))
  const outcomes = await Promise.allSettled([commits.saved(), commits.saved()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(worldText(world, worldFormat)).toBe(before)
  expect(committed).toEqual([])

  full.disk = false
  transact(() => world.mails.insert(aMail('next')))
  await commits.saved()
  expect(world.mails.find(1)?.subject).toBe('next')
  expect(committed).toEqual(['mails'])
})
