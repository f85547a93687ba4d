import { openSync, readSync, closeSync } from 'node:fs'
import { StoreError } from '../store-error.ts'
import { type JournalEntry, type Position, readEntries } from './entry.ts'

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

  /** Forgets the heads of all journals but these. */
  keepOnly(journals: ReadonlySet<number>): void {
    for (const generation of this.known.keys()) if (!journals.has(generation)) this.known.delete(generation)
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
