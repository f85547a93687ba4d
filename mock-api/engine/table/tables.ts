import type { Row, TableDefinition } from './table-index.ts'
import { Table } from './table.ts'

/** A world: its tables by name, in the order of its file. Each has a record type and index names of its own. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tables = Readonly<Record<string, Table<any, any>>>

export type AnyTable = Table<Row, string>

/** Empty tables in memory. */
// oxlint-disable-next-line typescript/no-explicit-any
export function createTables(definitions: Readonly<Record<string, TableDefinition<any, any>>>): Tables {
  return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, new Table(definition)]))
}

/** The tables of a world in file order, for code that treats all alike. */
export function tablesOf(world: Tables): AnyTable[] {
  return Object.values(world)
}

/** Makes `target` hold what `source` holds, in one moment whatever their size; `source` must not be used any more. */
export function takeOver(target: Tables, source: Tables): void {
  for (const table of tablesOf(target)) table.takeOver(tableOf(source, table.name))
}

/** A world that begins as this one is now; records never change in place, so that they need no copies of their own. */
export function copyOf<W extends Tables>(world: W): W {
  return Object.fromEntries(Object.entries(world).map(([name, table]) => [name, table.copy()])) as Tables as W
}

/** One table by name, for code that treats all alike. */
export function tableOf(world: Tables, name: string): AnyTable {
  const table = world[name]
  if (!table) throw new Error(`Failed to read the world: it has no table ${name}.`)
  return table
}
