import { type Tables, tablesOf } from './tables.ts'

/** The id of the next inserted record, by table. */
export type NextIds = Readonly<Record<string, number>>

export const nextIdsOf = (world: Tables): Record<string, number> =>
  Object.fromEntries(tablesOf(world).map((table) => [table.name, table.nextId]))

/** Sets the next id of each table; a table that is not named keeps its own. */
export function takeNextIds(world: Tables, nextIds: NextIds): void {
  for (const table of tablesOf(world)) table.nextId = nextIds[table.name] ?? table.nextId
}

/** Raises the next id of each table that is behind. */
export function raiseNextIds(world: Tables, nextIds: NextIds): void {
  for (const table of tablesOf(world)) table.nextId = Math.max(table.nextId, nextIds[table.name] ?? 1)
}
