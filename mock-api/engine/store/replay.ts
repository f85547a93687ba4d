import { tablesOf, type Tables } from '../table/tables.ts'
import type { JournalEntry } from './journal-line.ts'

/** Applies one journal entry to a world that is not yet in use. */
export function replay(world: Tables, entry: JournalEntry): void {
  const tables = new Map(tablesOf(world).map((table) => [table.name, table]))
  for (const [name, changes] of Object.entries(entry.changes)) {
    const table = tables.get(name)
    if (!table) continue
    for (const change of changes) {
      if (typeof change === 'number') table.delete(change)
      else table.put(change as { id: number })
    }
  }
  for (const [name, nextId] of Object.entries(entry.nextIds ?? {})) {
    const table = tables.get(name)
    if (table) table.nextId = nextId
  }
}
