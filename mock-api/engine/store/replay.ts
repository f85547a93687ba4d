import type { Steps } from '../steps.ts'
import { tableOf, type Tables, tablesOf } from '../table/tables.ts'
import { readEntries, type JournalEntry } from './journal/entry.ts'
import { wholeJournal } from './journal/heads.ts'
import { migrateEntry } from './journal/migrate-entry.ts'
import type { Committed } from './transaction.ts'
import type { WorldFormat } from './world-format.ts'

interface JournalPart {
  /** Bytes to replay. */
  readonly limit: number
  /** Whether no journal follows, so that its last line may have been cut by a kill. */
  readonly isLast: boolean
}

/**
 * Applies the lines of a journal up to a length, in steps, to a world that is not in use yet.
 * @throws WorldFileError for a line of a newer version
 */
export function* replayJournal(
  world: Tables,
  lines: Buffer,
  { limit, isLast }: JournalPart,
  format: WorldFormat,
): Steps<{ readonly bytes: number; readonly isDamaged: boolean }> {
  let bytes = 0
  for (const { entry, end } of readEntries(lines)) {
    if (end > limit) break
    apply(world, migrateEntry(entry, world, format))
    bytes = end
    yield
  }
  const rest = lines.subarray(bytes, Math.min(lines.length, limit))
  // A cut last line was never answered; anything else is reported as damage.
  const isWhole = isLast ? !rest.includes(0x0a) : rest.length === 0
  return { bytes, isDamaged: limit === wholeJournal && !isWhole }
}

export function isEmptyJournal(lines: Buffer): boolean {
  if (!lines.includes(0x0a)) return true
  const [first, second] = readEntries(lines)
  return first?.entry.replaced === true && second === undefined && first.end === lines.length
}

/** Applies one line of a journal and returns each changed record before and after it. */
export function applyEntry(world: Tables, stored: JournalEntry, format: WorldFormat): Committed[] {
  const entry = migrateEntry(stored, world, format)
  const changed = Object.entries(entry.changes).flatMap(([table, changes]) =>
    changes.map((change) => {
      const id = typeof change === 'number' ? change : (change as { id: number }).id
      return { table, id, before: tableOf(world, table).find(id) }
    }),
  )
  apply(world, entry)
  return changed.map(({ table, id, before }) => ({ table, before, after: tableOf(world, table).find(id) }))
}

function apply(world: Tables, entry: JournalEntry): void {
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
