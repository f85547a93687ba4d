import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { StoredRows } from './stored-rows.ts'
import { defineTable, indexColumn } from './table-index.ts'
import { Table } from './table.ts'
import { copyOf, forkOf, tableOf, type Tables, takeOver } from './tables.ts'

const schema = z.strictObject({ id: z.int(), name: z.string(), tags: z.array(z.string()), open: z.boolean() })
type Thing = z.output<typeof schema>

const keyOfName = vi.fn<(thing: Thing) => string>((thing) => thing.name)
const definition = defineTable('things', schema, {
  name: keyOfName,
  tags: (thing: Thing) => thing.tags,
  open: (thing: Thing) => (thing.open ? 1 : undefined),
})
const table = () => new Table(definition)
type Things = ReturnType<typeof table>

const aThing = (patch: Partial<Omit<Thing, 'id'>> = {}) => ({ name: 'a', tags: [], open: false, ...patch })

/** A file of these things, with columns if given, that counts its reads. */
function aFile(things: readonly Thing[], columns: Record<string, readonly unknown[]> = {}) {
  const read = vi.fn<(position: number) => Thing>((position) => things[position] as Thing)
  const column = (name: string) => columns[name]
  const readRows = (names: readonly string[]) => (position: number) => ({
    line: Buffer.from(`things ${JSON.stringify(things[position])}\n`),
    values: names.map((name) => column(name)?.[position]),
  })
  const stored: StoredRows = { ids: things.map(({ id }) => id), read, readRows, column }
  return { stored, read }
}

const stored = [1, 2, 4].map((id) => ({
  id,
  ...aThing({ name: id === 4 ? 'b' : 'a', tags: [`t${id}`], open: id > 1 }),
}))
const columns = { 'by-name': ['a', 'a', 'b'], 'by-tags': [['t1'], ['t2'], ['t4']], 'by-open': [null, 1, 1] }

function opened(withColumns = true) {
  const things = table()
  const { stored: file, read } = aFile(stored, withColumns ? columns : {})
  things.open(file)
  things.nextId = 5
  return { things, read }
}

const idsOf = (things: Things) => [...things.ids()]

test('indexes follow every change of a key, and only of a key', () => {
  const things = table()
  const { id } = things.insert({ name: 'a', tags: ['x', 'y'], open: true })
  things.insert({ name: 'a', tags: [], open: true })
  things.update(id, { name: 'b', tags: ['y', 'z'] })
  expect([things.idsBy('name', 'a'), things.idsBy('name', 'b')]).toEqual([[2], [1]])
  expect(['x', 'y', 'z'].map((tag) => things.idsBy('tags', tag))).toEqual([[], [1], [1]])
  things.update(id, { open: false })
  expect(things.idsBy('open', 1)).toEqual([2])
  things.update(id, { open: true, tags: ['y', 'z'] })
  expect([things.idsBy('open', 1), things.idsBy('tags', 'z')]).toEqual([[1, 2], [1]])
  things.update(id, { tags: ['z'] })
  expect([things.countBy('tags', 'y'), things.countBy('tags', 'z')]).toEqual([0, 1])
  things.delete(id)
  expect([things.idsBy('open', 1), things.countBy('tags', 'z'), things.findBy('name', 'b')]).toEqual([
    [2],
    0,
    undefined,
  ])
})

test('an index lists ids in ascending order, whatever the order of their arrival', () => {
  const things = table()
  for (const id of [30, 10, 20, 50, 40, 5]) things.put({ id, ...aThing() })
  expect(things.idsBy('name', 'a')).toEqual([5, 10, 20, 30, 40, 50])
  for (const id of [20, 50, 5]) things.delete(id)
  expect([things.idsBy('name', 'a'), things.countBy('name', 'a')]).toEqual([[10, 30, 40], 3])
  expect(things.by('name', 'a').map(({ id }) => id)).toEqual([10, 30, 40])
  expect(things.findBy('name', 'a')?.id).toBe(10)
  for (const id of [10, 30, 40]) things.delete(id)
  expect([things.idsBy('name', 'a'), things.countBy('name', 'a'), things.findBy('name', 'a')]).toEqual([
    [],
    0,
    undefined,
  ])
})

test('an index with repeated keys holds each id once', () => {
  const things = table()
  things.insert(aThing({ tags: ['x', 'x'] }))
  expect(things.idsBy('tags', 'x')).toEqual([1])
  things.insert(aThing({ tags: ['x', 'x'] }))
  expect(things.idsBy('tags', 'x')).toEqual([1, 2])
  things.put({ id: 9, ...aThing({ tags: ['x'] }) })
  things.put({ id: 5, ...aThing({ tags: ['x', 'x'] }) })
  expect(things.idsBy('tags', 'x')).toEqual([1, 2, 5, 9])
  things.delete(1)
  expect(things.idsBy('tags', 'x')).toEqual([2, 5, 9])
  things.update(2, { tags: ['y', 'x'] })
  things.update(2, { tags: ['x', 'y'] })
  expect([things.idsBy('tags', 'x'), things.idsBy('tags', 'y')]).toEqual([[2, 5, 9], [2]])
})

test('keeps the array of a key that no change touches', () => {
  const things = table()
  for (const name of ['a', 'a']) things.insert(aThing({ name, tags: ['x'] }))
  const [names, tags] = [things.idsBy('name', 'a'), things.idsBy('tags', 'x')]
  const splice = vi.spyOn(names as number[], 'splice')
  things.update(1, { open: true, tags: ['x'] })
  expect([things.idsBy('name', 'a'), things.idsBy('tags', 'x')]).toEqual([names, tags])
  expect(splice).not.toHaveBeenCalled()
})

test('replaces records and never changes them in place', () => {
  const things = table()
  const first = things.insert({ name: 'a', tags: ['x'], open: false })
  const second = things.update(first.id, { name: 'b' })
  expect([first.name, second.name, things.get(first.id)]).toEqual(['a', 'b', second])
})

test('gives each added record the next id, which never falls', () => {
  const things = table()
  expect([things.insert(aThing()).id, things.insert({ ...aThing(), id: 1 } as never)]).toEqual([
    1,
    { id: 2, ...aThing() },
  ])
  things.put({ id: 7, ...aThing() })
  things.put({ id: 4, ...aThing() })
  things.put({ id: 4, ...aThing({ name: 'b' }) })
  expect([things.nextId, things.size, idsOf(things), things.idsBy('name', 'b')]).toEqual([8, 4, [1, 2, 7, 4], [4]])
  things.delete(7)
  expect([things.nextId, things.has(7), things.has(4), things.find(7), things.peek(7)]).toEqual([
    ...[8, false, true, undefined, undefined],
  ])
  expect([...things.all()].map(({ id }) => id)).toEqual([1, 2, 4])
})

test('names table and record, or index, that are not there', () => {
  const things = table()
  expect(() => things.get(3)).toThrow('Failed to read things 3: there is no such record.')
  expect(() => things.idsBy('no' as never, 1)).toThrow('Failed to read things: there is no index no.')
  expect(() => tableOf({}, 'things')).toThrow('Failed to read the world: it has no table things.')
  things.delete(3)
  expect(things.size).toBe(0)
})

test('calls listeners with every change until they are removed', () => {
  const things = table()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const remove = things.changed.add(first)
  things.changed.add(second)
  const added = things.insert(aThing())
  const changed = things.update(1, { name: 'b' })
  things.delete(1)
  things.delete(1)
  const calls = [
    [things, undefined, added],
    [things, added, changed],
    [things, changed, undefined],
  ]
  expect(first.mock.calls).toEqual(calls)
  remove()
  things.insert(aThing())
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 4])
})

test('reads a record of a file once, when it is first needed', () => {
  const { things, read } = opened()
  expect([things.size, things.has(4), things.has(3), idsOf(things)]).toEqual([3, true, false, [1, 2, 4]])
  expect(read).not.toHaveBeenCalled()
  expect([things.peek(2), things.peek(2), things.peek(3)]).toEqual([stored[1], stored[1], undefined])
  expect(read).toHaveBeenCalledTimes(2)
  expect([things.find(4), things.find(4), things.find(3)]).toEqual([stored[2], stored[2], undefined])
  expect(read).toHaveBeenCalledTimes(3)
  expect(things.insert(aThing()).id).toBe(5)
})

test('reads rows that are still in the file, with values of its columns, and no other ones', () => {
  const { things, read } = opened()
  things.update(2, { name: 'c' })
  things.delete(4)
  const rowOf = things.readStored(['by-name', 'by-open'])
  expect([1, 2, 3, 4].map((id) => rowOf(id))).toEqual([
    { line: Buffer.from(`things ${JSON.stringify(stored[0])}\n`), values: ['a', null] },
    ...[undefined, undefined, undefined],
  ])
  expect([read.mock.calls.length, table().readStored([])(1)]).toEqual([2, undefined])
})

test('takes index keys from the columns of a file, or computes them', () => {
  for (const withColumns of [true, false]) {
    const { things, read } = opened(withColumns)
    expect([things.idsBy('name', 'a'), things.countBy('open', 1), things.idsBy('tags', 't4')]).toEqual([[1, 2], 2, [4]])
    expect(read).toHaveBeenCalledTimes(withColumns ? 0 : 9)
    expect(things.idsBy('name', 'undefined')).toEqual([])
  }
  expect(indexColumn('name')).toBe('by-name')
})

test('changes an index whose keys still lie in a file', () => {
  const { things } = opened()
  things.update(2, { name: 'c', tags: ['t1'], open: false })
  things.delete(4)
  expect([things.idsBy('name', 'a'), things.idsBy('name', 'c'), things.idsBy('tags', 't1')]).toEqual([[1], [2], [1, 2]])
  expect([things.idsBy('name', 'b'), things.countBy('open', 1)]).toEqual([[], 0])
})

const lengthOf = (thing: Thing) => (thing.name === 'none' ? undefined : thing.tags.length)
const valuesOf = (things: Things, column: string) => {
  const found: [number, number][] = []
  things.values(column, lengthOf, (id, value) => found.push([id, value]))
  return found.toSorted(([a], [b]) => a - b)
}

test('visits a value of each record: from the column for rows of the file, computed for changed ones', () => {
  const things = table()
  const { stored: file, read } = aFile(stored, { ...columns, lengths: [7, null, 9] })
  things.open(file)
  things.nextId = 5
  expect(valuesOf(things, 'lengths')).toEqual([
    [1, 7],
    [4, 9],
  ])
  expect(read).not.toHaveBeenCalled()
  expect(valuesOf(things, 'other')).toEqual([1, 2, 4].map((id) => [id, 1]))
  things.update(1, { tags: [] })
  things.delete(4)
  things.insert(aThing({ tags: ['x', 'y'] }))
  things.insert(aThing({ name: 'none' }))
  expect(valuesOf(things, 'lengths')).toEqual([
    [1, 0],
    [5, 2],
  ])
})

test.each([
  ['copy', () => opened().things, (things: Things) => things.copy()],
  ['fork', () => opened().things, (things: Things) => things.fork()],
])('a %s has records, keys and next id of its own', (_, open, derive) => {
  const things = open()
  things.update(1, { name: 'c' })
  const derived = derive(things)
  expect([idsOf(derived), derived.nextId, derived.idsBy('name', 'c'), derived.get(2)]).toEqual([
    ...[[1, 2, 4], 5, [1], stored[1]],
  ])
  derived.update(2, { name: 'd' })
  derived.delete(4)
  derived.insert(aThing({ name: 'a' }))
  expect([idsOf(derived), derived.idsBy('name', 'a'), derived.idsBy('name', 'd'), derived.size]).toEqual([
    ...[[1, 2, 5], [5], [2], 3],
  ])
  expect([idsOf(things), things.idsBy('name', 'a'), things.get(2).name, things.nextId]).toEqual([
    [1, 2, 4],
    [2],
    'a',
    5,
  ])
})

test('a fork shares keys with its origin until it changes them', () => {
  const things = table()
  for (const name of ['a', 'a', 'a']) things.insert(aThing({ name }))
  const fork = things.fork()
  keyOfName.mockClear()
  expect(fork.idsBy('name', 'a')).toBe(things.idsBy('name', 'a'))
  expect(keyOfName).not.toHaveBeenCalled()
  fork.delete(2)
  const own = fork.idsBy('name', 'a')
  fork.delete(3)
  expect([own, fork.idsBy('name', 'a'), things.idsBy('name', 'a')]).toEqual([[1], [1], [1, 2, 3]])
  expect(fork.idsBy('name', 'a')).toBe(own)
})

test('a world takes over, copies and forks all its tables', () => {
  const world = { things: table() } satisfies Tables
  world.things.insert(aThing())
  const listener = vi.fn<() => void>()
  world.things.changed.add(listener)
  for (const derive of [copyOf, forkOf]) {
    const other = derive(world)
    other.things.insert(aThing({ name: 'b' }))
    expect([world.things.size, other.things.size]).toEqual([1, 2])
  }
  const other = { things: opened().things }
  takeOver(world, other)
  expect([idsOf(world.things), world.things.nextId, world.things.idsBy('name', 'b')]).toEqual([[1, 2, 4], 5, [4]])
  expect(listener).not.toHaveBeenCalled()
})
