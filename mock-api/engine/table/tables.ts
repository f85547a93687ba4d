import type { Row, TableDefinition } from './define-table.ts'
import { Table } from './table.ts'

/** A world: its tables by name, in the order of its file. Each has a record type and index names of its own. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tables = Readonly<Record<string, Table<any, any>>>

export type AnyTable = Table<Row, string>

/** Empty tables in memory. */
// oxlint-disable-next-line typescript/no-explicit-any
export function createTables(definitions: Readonly<Record<string, TableDefinition<any, any>>>): Tables {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, new Table(definition)]),
  )
}

/** The tables of a world in file order, for code that treats all alike. */
export function tablesOf(world: Tables): AnyTable[] {
  return Object.values(world)
}

/** One table by name, for code that treats all alike. */
export function tableOf(world: Tables, name: string): AnyTable {
  const table = world[name]
  if (!table) throw new Error(`Failed to read the world: it has no table ${name}.`)
  return table
}
