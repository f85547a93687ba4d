import { tablesOf, type Tables } from '../table/tables.ts'
import type { JournalEntry } from './journal-line.ts'

/** Makes `target` hold exactly what `source` holds and returns the journal entry that does the same. */
export function replaceWorld(source: Tables, target: Tables): JournalEntry {
  const changes: Record<string, (object | number)[]> = {}
  const nextIds: Record<string, number> = {}
  const sources = new Map(tablesOf(source).map((table) => [table.name, table]))
  for (const table of tablesOf(target)) {
    const wanted = sources.get(table.name)
    if (!wanted) continue
    const list: (object | number)[] = []
    for (const id of [...table.ids()]) {
      if (wanted.has(id)) continue
      table.delete(id)
      list.push(id)
    }
    for (const record of wanted.all()) {
      if (table.isSame(record) || table.textOf(record.id) === JSON.stringify(record)) continue
      table.put(record)
      list.push(record)
    }
    if (list.length > 0) changes[table.name] = list
    table.nextId = wanted.nextId
    nextIds[table.name] = wanted.nextId
  }
  return { changes, nextIds }
}
