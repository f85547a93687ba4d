import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineTable } from './table-index.ts'
import { Table } from './table.ts'

const schema = z.strictObject({ id: z.int(), name: z.string(), tags: z.array(z.string()), open: z.boolean() })
type Thing = z.output<typeof schema>

const table = () =>
  new Table(
    defineTable('things', schema, {
      name: (thing: Thing) => thing.name,
      tags: (thing: Thing) => thing.tags,
      open: (thing: Thing) => (thing.open ? 1 : undefined),
    }),
  )

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

test('replaces records and never changes them in place', () => {
  const things = table()
  const first = things.insert({ name: 'a', tags: ['x'], open: false })
  const second = things.update(first.id, { name: 'b' })
  expect([first.name, second.name, things.get(first.id)]).toEqual(['a', 'b', second])
})
