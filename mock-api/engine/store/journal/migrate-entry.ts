import * as z from 'zod/mini'
import { placedText, type PlacedReason, reasonOf } from '../../../../src/contract/rules/file-reasons.ts'
import { mismatchOf } from '../../../../src/contract/rules/zod-mismatch.ts'
import { type AnyTable, type Tables, tablesOf } from '../../table/tables.ts'
import { WorldFileError } from '../parse-world.ts'
import { migrate, type WorldFormat } from '../world-format.ts'
import { type JournalEntry, unstatedVersion } from './entry.ts'

/**
 * Returns an entry with its records in the shape of this version. Those of an older one are checked; tables that are gone
 * are left out.
 * @throws WorldFileError for an entry of a newer version, and for a record that does not fit
 */
export function migrateEntry(entry: JournalEntry, world: Tables, format: WorldFormat): JournalEntry {
  const { version = unstatedVersion } = entry
  if (version === format.version) return entry
  if (version > format.version) throw refuse(reasonOf('newer', { version, known: format.version }), 'newer')
  const tables = new Map(tablesOf(world).map((table) => [table.name, table]))
  const changes = Object.entries(entry.changes).flatMap(([name, records]) => {
    const table = tables.get(name)
    if (!table) return []
    const current = (record: object) => inPresentShape(table, record, version, format)
    return [[name, records.map((change) => (typeof change === 'number' ? change : current(change)))] as const]
  })
  return { ...entry, changes: Object.fromEntries(changes) }
}

function inPresentShape(table: AnyTable, record: object, version: number, format: WorldFormat): object {
  const parsed = z.safeParse(table.definition.schema, migrate(table.name, record, version, format))
  if (parsed.success) return parsed.data
  const { path, ...why } = mismatchOf(parsed.error)
  throw refuse({ part: [table.name, ...path].join('.'), ...why }, 'damaged')
}

const refuse = (why: PlacedReason, code: 'newer' | 'damaged') =>
  new WorldFileError(
    `Failed to read a journal: ${placedText(why)}. Restore a copy, or start with another --data folder.`,
    code,
    why,
  )
