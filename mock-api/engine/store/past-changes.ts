import { readFile } from 'node:fs/promises'
import { type NextIds, nextIdsOf } from '../table/next-ids.ts'
import type { Tables } from '../table/tables.ts'
import { journalPath } from './generations.ts'
import { readEntries, type Position } from './journal/entry.ts'
import { type JournalHeads, type ReplayPath, wholeJournal } from './journal/heads.ts'
import { openBase } from './open-path.ts'
import { applyEntry } from './replay.ts'
import { StoreError, storeErrorOf } from './store-error.ts'
import type { Committed } from './transaction.ts'
import type { WorldFormat } from './world-format.ts'

/** Byte range of one or more transactions in a journal. */
export interface JournalRange extends Pick<Position, 'base' | 'journal'> {
  readonly from: number
  readonly to: number
}

/** Changes between two positions, and the next id of each table at their end. */
export interface StepRecords {
  readonly records: readonly Committed[]
  readonly nextIds: NextIds
}

/**
 * Reads changes from the journals, as records before and after each.
 * @param ranges in order of time
 * @throws StoreError when their files are missing or damaged
 */
export async function readRecords<W extends Tables>(
  dir: string,
  ranges: readonly JournalRange[],
  format: WorldFormat<W>,
  heads: JournalHeads,
): Promise<Committed[]> {
  const [first, last] = [ranges.at(0), ranges.at(-1)]
  if (!first || !last) return []
  const { base } = first
  const { world, close } = await openBase(dir, base, format)
  const records: Committed[] = []
  try {
    const path = heads.pathTo({ base, journal: last.journal, bytes: last.to })
    for await (const { entry, generation, from, end } of entriesOn(dir, path)) {
      const changed = applyEntry(world, entry, format)
      if (ranges.some((range) => range.journal === generation && range.from <= from && end <= range.to))
        records.push(...changed)
    }
    return records
  } finally {
    close()
  }
}

/** A position on a path: the place of its journal among those of the path, and the bytes to replay of it. */
interface Mark {
  readonly place: number
  readonly bytes: number
}

/**
 * Reads what changed between each two positions of one line of history. The first item has no records: it gives the next
 * ids at the first position.
 * @throws StoreError when the journals do not lead from the first position to the last
 */
export async function readSteps<W extends Tables>(
  dir: string,
  bounds: readonly Position[],
  format: WorldFormat<W>,
  heads: JournalHeads,
): Promise<readonly StepRecords[]> {
  const [first, last] = [bounds.at(0), bounds.at(-1)]
  if (!first || !last) return []
  const path = heads.pathTo({ ...last, base: first.base })
  const marks = bounds.map(({ journal, bytes }): Mark => {
    const place = path.journals.findIndex(({ generation }) => generation === journal)
    if (place === -1) throw new StoreError(`Failed to read the steps: journal ${journal} is on another line.`)
    return { place, bytes }
  })
  const { world, close } = await openBase(dir, first.base, format)
  const steps: StepRecords[] = []
  let records: Committed[] = []
  const endStep = () => {
    // Records before the first position are those of its own past.
    steps.push({ records: steps.length === 0 ? [] : records, nextIds: nextIdsOf(world) })
    records = []
  }
  try {
    for await (const { entry, place, from } of entriesOn(dir, path)) {
      while (isReached(marks[steps.length], place, from)) endStep()
      records.push(...applyEntry(world, entry, format))
    }
    while (steps.length < marks.length) endStep()
    return steps
  } finally {
    close()
  }
}

/** Whether the line that begins at a place lies behind a mark. */
const isReached = (mark: Mark | undefined, place: number, from: number): boolean =>
  mark !== undefined && (mark.place < place || (mark.place === place && mark.bytes <= from))

/**
 * Reads the lines of a path's journals with their places.
 * @throws StoreError when a journal is missing, or damaged within the path
 */
async function* entriesOn(dir: string, { journals }: ReplayPath) {
  for (const [place, { generation, bytes }] of journals.entries()) {
    const path = journalPath(dir, generation)
    const lines = await readFile(path).catch((cause: unknown) => {
      throw storeErrorOf(cause, `read ${path}`)
    })
    const until = bytes === wholeJournal ? lines.length : bytes
    let [from, read] = [0, 0]
    for (const { entry, end } of readEntries(lines)) {
      read = end
      if (end > until) break
      yield { entry, place, generation, from, end }
      from = end
    }
    if (read < until) throw new StoreError(`Failed to read ${path}: it is damaged. Choose a later moment.`)
  }
}
