import { expect, test } from 'vitest'
import { namesIn, smallWorld } from '../../../tests/support/world/a-format.ts'
import { readEntries } from './journal/entry.ts'
import { Transaction } from './transaction.ts'

test('returns what changed, each record once with its first and last state', () => {
  const world = smallWorld('a', 'b')
  const transaction = new Transaction(world, 1)
  world.things.insert({ name: 'before' })
  const cause = {}
  transaction.begin()
  expect(transaction.open).toBe(true)
  world.things.update(2, { name: 'x' })
  world.notes.insert({ text: 'n' })
  world.things.update(2, { name: 'y' })
  world.things.delete(1)
  const change = transaction.commit(cause)
  expect([transaction.open, change?.cause]).toEqual([false, cause])
  expect(change?.records).toEqual([
    { table: 'things', before: { id: 2, name: 'b' }, after: { id: 2, name: 'y' } },
    { table: 'notes', before: undefined, after: { id: 1, text: 'n' } },
    { table: 'things', before: { id: 1, name: 'a' }, after: undefined },
  ])
  expect([...readEntries(change?.line ?? Buffer.alloc(0))][0]?.entry).toEqual({
    changes: { things: [{ id: 2, name: 'y' }, 1], notes: [{ id: 1, text: 'n' }] },
  })
})

test('names the version of the records in its line, but for the first', () => {
  const versions = [1, 2].map((version) => {
    const world = smallWorld('a')
    const transaction = new Transaction(world, version)
    transaction.begin()
    world.things.update(1, { name: 'x' })
    const [read] = readEntries(transaction.commit()?.line ?? Buffer.alloc(0))
    return read?.entry.version
  })
  expect(versions).toEqual([undefined, 2])
})

test.each<[string, (world: ReturnType<typeof smallWorld>) => void]>([
  ['an inserted', (world) => void world.things.insert({ name: 'x' })],
  ['a changed', (world) => void world.things.update(1, { name: 'x' })],
  ['a deleted', (world) => world.things.delete(1)],
])('refuses %s record in a read and restores it', (_, change) => {
  const world = smallWorld('a')
  const transaction = new Transaction(world, 1)
  expect(transaction.reading(() => namesIn(world))).toEqual(['a'])
  expect(() => transaction.reading(() => change(world))).toThrow(/^Failed to read: things \d would change\./)
  expect(namesIn(world)).toEqual(['a'])
  world.things.update(1, { name: 'y' })
  expect(namesIn(world)).toEqual(['y'])
})

test('returns nothing for a transaction without a change', () => {
  const world = smallWorld('a')
  const transaction = new Transaction(world, 1)
  expect(transaction.commit()).toBeUndefined()
  transaction.begin()
  world.things.get(1)
  expect([transaction.commit(), transaction.open]).toEqual([undefined, false])
})

test.each(['rolled back', 'undone'])('restores records and next ids of a transaction that is %s', (way) => {
  const world = smallWorld('a', 'b')
  const transaction = new Transaction(world, 1)
  transaction.begin()
  world.things.insert({ name: 'c' })
  world.things.delete(3)
  world.things.insert({ name: 'd' })
  world.things.update(1, { name: 'x' })
  world.things.delete(2)
  world.notes.insert({ text: 'n' })
  if (way === 'undone') {
    const change = transaction.commit()
    transaction.begin()
    world.things.insert({ name: 'e' })
    transaction.rollback()
    change?.undo()
  } else transaction.rollback()
  expect([namesIn(world).toSorted(), world.things.nextId, world.notes.size, world.notes.nextId]).toEqual([
    ...[['a', 'b'], 3, 0, 1],
  ])
  expect(transaction.open).toBe(false)
  transaction.rollback()
  expect(namesIn(world)).toHaveLength(2)
})
