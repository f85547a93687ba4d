import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { encodeHead, encodeEntry } from '../../../mock-api/engine/store/journal/entry.ts'
import type { WorldFault, WorldFormat } from '../../../mock-api/engine/store/world-format.ts'
import { defineTable } from '../../../mock-api/engine/table/table-index.ts'
import { Table } from '../../../mock-api/engine/table/table.ts'

const thing = z.strictObject({ id: z.int(), name: z.string() })
const things = defineTable('things', thing, { name: ({ name }: z.output<typeof thing>) => name })
const notes = defineTable('notes', z.strictObject({ id: z.int(), text: z.string() }), {})

const create = () => ({ things: new Table(things), notes: new Table(notes) })
export type SmallWorld = ReturnType<typeof create>

/** Format of a world with two tables, whose things had a `title` in version 1 and a `label` in version 2. */
export function aFormat(faults: readonly WorldFault[] = []): WorldFormat<SmallWorld> {
  return {
    name: 'small',
    create,
    version: 3,
    migrations: {
      1: (table, { title, ...rest }) => (table === 'things' ? { ...rest, label: title } : rest),
      2: (table, { label, ...rest }) => (table === 'things' ? { ...rest, name: label } : rest),
    },
    indexVersion: 1,
    extraColumns: {},
    faultsOf: () => faults,
  }
}

/** A world with these things. */
export function smallWorld(...names: readonly string[]): SmallWorld {
  const world = create()
  for (const name of names) world.things.insert({ name })
  return world
}

export const namesIn = ({ things: all }: SmallWorld): string[] => [...all.all()].map(({ name }) => name)

/** Bytes of a world file with these lines. */
export function worldFileOf(lines: readonly string[], header: object = {}): Buffer {
  const head = { format: 'small-world', version: 3, nextIds: { things: 9, notes: 1 }, ...header }
  const text = [JSON.stringify(head), ...lines].map((line) => `${line}\n`).join('')
  return Buffer.from(`${text}end ${crc32(text)}\n`)
}

/** A line of a journal that puts things, by id and name. */
export const lineOf = (names: Readonly<Record<number, string>>): Buffer =>
  encodeEntry({
    changes: { things: Object.entries(names).map(([id, name]) => ({ id: Number(id), name })) },
    version: 3,
  })

/** Content of a journal that begins with its head. */
export const journalFrom = (from?: { base: number; journal: number; bytes: number }): Buffer => encodeHead(from)
