import { closeSync, openSync, readSync } from 'node:fs'
import type { Steps } from '../steps.ts'
import { tableOf, type Tables, tablesOf } from '../table/table.ts'
import { readEntries, type JournalEntry, type Position } from './journal.ts'
import { StoreError } from './store-error.ts'
import type { Committed } from './transaction.ts'

/** Journals to replay on a world file, oldest first, each up to a number of bytes. */
export interface ReplayPath {
  readonly base: number
  readonly journals: readonly { readonly generation: number; readonly bytes: number }[]
}

export const wholeJournal = Number.MAX_SAFE_INTEGER

/** First line of a journal. `bytes` is its length, 0 for a journal that follows the previous one. */
interface JournalHead extends Pick<JournalEntry, 'replaced' | 'from'> {
  readonly bytes: number
}

const noHead: JournalHead = { bytes: 0 }
const longestHead = 256

/**
 * Finds the order of journals. Most follow the previous one. A journal with a head begins at its own world file or
 * continues from an earlier position, so that going back in time copies nothing.
 */
export class JournalHeads {
  private readonly known = new Map<number, JournalHead>()

  constructor(private readonly pathOf: (generation: number) => string) {}

  /** Returns the head of a journal; a missing journal counts as one without a head. */
  of(generation: number): JournalHead {
    const known = this.known.get(generation)
    if (known) return known
    const head = readHead(this.pathOf(generation))
    // A journal without a head may not have a line yet.
    if (head.bytes > 0) this.known.set(generation, head)
    return head
  }

  /** Forgets the head of a journal that is created or replaced. */
  forget(generation: number): void {
    this.known.delete(generation)
  }

  /** Returns the path to a position. Throws StoreError when the journals do not lead to its world file. */
  pathTo({ base, journal, bytes }: Position): ReplayPath {
    const journals = [{ generation: journal, bytes }]
    let at = journal
    while (at > base) {
      const { from, replaced } = this.of(at)
      if (replaced && !from) break
      const before = from
        ? { generation: from.journal, bytes: from.bytes }
        : { generation: at - 1, bytes: wholeJournal }
      journals.unshift(before)
      at = before.generation
    }
    if (at !== base) throw new StoreError(`Failed to go back: journal ${journal} does not lead to world ${base}.`)
    return { base, journals }
  }

  /** Paths to positions, each pair of world file and journal once. Omits unreachable positions. */
  *pathsTo(positions: Iterable<Position>, seen = new Set<string>()): Generator<ReplayPath> {
    for (const position of positions) {
      const key = `${position.base}/${position.journal}`
      if (seen.has(key)) continue
      seen.add(key)
      try {
        yield this.pathTo(position)
      } catch (cause) {
        if (!(cause instanceof StoreError)) throw cause
      }
    }
  }

  /**
   * Returns the path to the newest state, whose journal is `last`. Skips a replacement without a usable world file,
   * with everything after it. Undefined when no usable world file is found.
   */
  newestPath(last: number, isUsable: (base: number) => boolean): ReplayPath | undefined {
    let journals: ReplayPath['journals'] = []
    let bytes = wholeJournal
    // A journal that continues from an earlier position needs a world file that is not newer than that position.
    let newestBase = Infinity
    for (let at = last; at > 0;) {
      journals = [{ generation: at, bytes }, ...journals]
      const { replaced, from } = this.of(at)
      if (from) {
        newestBase = Math.min(newestBase, from.base)
        bytes = from.bytes
        at = from.journal
        continue
      }
      if (at <= newestBase && isUsable(at)) return { base: at, journals }
      if (replaced) {
        journals = []
        newestBase = Infinity
      }
      bytes = wholeJournal
      at -= 1
    }
    return undefined
  }
}

function readHead(path: string): JournalHead {
  const start = Buffer.alloc(longestHead)
  let length = 0
  try {
    const fd = openSync(path, 'r')
    try {
      length = readSync(fd, start, 0, longestHead, 0)
    } finally {
      closeSync(fd)
    }
  } catch {
    return noHead
  }
  for (const { entry, end } of readEntries(start.subarray(0, length))) {
    const { replaced, from } = entry
    return replaced ? { replaced, ...(from && { from }), bytes: end } : noHead
  }
  return noHead
}

/**
 * Applies the lines of a journal up to a length, in steps, to a world that is not in use yet.
 * @param isLast whether no journal follows, so that its last line may have been cut by a kill
 */
export function* replayJournal(
  world: Tables,
  lines: Buffer,
  limit: number,
  isLast: boolean,
): Steps<{ readonly bytes: number; readonly isDamaged: boolean }> {
  let bytes = 0
  for (const { entry, end } of readEntries(lines)) {
    if (end > limit) break
    apply(world, entry)
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
export function applyEntry(world: Tables, entry: JournalEntry): Committed[] {
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
