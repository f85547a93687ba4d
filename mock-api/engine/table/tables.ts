import type { Row } from './stored-rows.ts'
import type { TableDefinition } from './table-index.ts'
import { Table } from './table.ts'

/** A world: its tables by name, in file order. Each has its own record type and index names. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tables = Readonly<Record<string, Table<any, any>>>

export type AnyTable = Table<Row, string>

// oxlint-disable-next-line typescript/no-explicit-any
export function createTables(definitions: Readonly<Record<string, TableDefinition<any, any>>>): Tables {
  return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, new Table(definition)]))
}

/** The tables of a world in file order, for code that treats all alike. */
export function tablesOf(world: Tables): AnyTable[] {
  return Object.values(world)
}

/** Moves the content of `source` into `target` at once, whatever its size; do not use `source` afterwards. */
export function takeOver(target: Tables, source: Tables): void {
  for (const table of tablesOf(target)) table.takeOver(tableOf(source, table.name))
}

/** Returns a world that starts as a copy of this one. Records are shared, because they never change in place. */
export function copyOf<W extends Tables>(world: W): W {
  return Object.fromEntries(Object.entries(world).map(([name, table]) => [name, table.copy()])) as Tables as W
}

/** Returns a world that begins as this one, at no cost. This one must not change any more. */
export function forkOf<W extends Tables>(world: W): W {
  return Object.fromEntries(Object.entries(world).map(([name, table]) => [name, table.fork()])) as Tables as W
}

/** Returns a table by name, for code that treats all alike. */
export function tableOf(world: Tables, name: string): AnyTable {
  const table = world[name]
  if (!table) throw new Error(`Failed to read the world: it has no table ${name}.`)
  return table
}
