import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/tables.ts'
import { StoreError } from './files.ts'
import { readJournalEnd, type KnownEnd } from './journal.ts'
import { openStored } from './open-stored.ts'
import { isEmptyJournal, isOfReplacement, replayJournal } from './replay-journal.ts'
import { indexPathOf, WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

/** A point in the history of a world: a world file and how far its journals are replayed. */
export interface Position {
  /** World file to start from. */
  readonly base: number
  /** Last journal to replay; those between are replayed whole. */
  readonly journal: number
  /** Bytes of the last journal that count. */
  readonly bytes: number
}

export interface Opened<W> {
  readonly world: W
  /** Closes the world file, from which records may still be read until then. */
  readonly close: () => void
  readonly position: Position
  /** One line for each thing that had to be quarantined. */
  readonly reports: readonly string[]
}

export function worldPath(dir: string, generation: number): string {
  return join(dir, `world-${String(generation).padStart(6, '0')}.jsonl`)
}

export function journalPath(dir: string, generation: number): string {
  return join(dir, `journal-${String(generation).padStart(6, '0')}.jsonl`)
}

/** Numbers of the files of one kind in a folder, ascending. */
export async function generationsOf(dir: string, kind: 'world' | 'journal' | 'index'): Promise<number[]> {
  const names = await readdir(dir)
  const found = names.map((name) => new RegExp(`^${kind}-(\\d{6})\\.jsonl$`).exec(name)?.[1])
  return found
    .filter((number) => number !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/**
 * Opens the newest intact state of a folder: the newest readable world file and every journal from it on. A damaged
 * world file is quarantined, its predecessor and the journals give the same state. Null for a folder without a world.
 */
export async function openNewest<W extends Tables>(dir: string, format: WorldFormat<W>): Promise<Opened<W> | null> {
  const bases = (await generationsOf(dir, 'world')).toReversed()
  const journals = await generationsOf(dir, 'journal')
  if (bases.length === 0 && journals.length === 0) return null
  const known = readJournalEnd(dir)
  const last = Math.max(journals.at(-1) ?? 0, known?.journal ?? 0)
  const reports: string[] = []
  const damaged: number[] = []
  for (const base of bases) {
    try {
      const position = { base, journal: Math.max(base, last), bytes: Number.MAX_SAFE_INTEGER }
      const opened = await openAt(dir, position, format, { lazily: true, known })
      for (const generation of damaged) reports.push(await quarantine(worldPath(dir, generation)))
      const aside = await setAsideAfter(dir, opened.position)
      return { ...opened, reports: [...reports, ...opened.reports, ...aside] }
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause
      damaged.push(base)
      reports.push(cause.message)
    }
  }
  throw new StoreError(reports[0] ?? `Failed to open the world in ${dir}: only journals are left. Restore a copy.`)
}

interface ReadingOptions {
  /** Whether records are read on demand, from a world file that stays open until `close`. */
  readonly lazily?: boolean
  /** How far a journal is known to have come. */
  readonly known?: KnownEnd | undefined
}

/** Reads the state at a position. Throws StoreError when the world file is missing or damaged. */
export async function openAt<W extends Tables>(
  dir: string,
  position: Position,
  format: WorldFormat<W>,
  { lazily = false, known }: ReadingOptions = {},
): Promise<Opened<W>> {
  const file = new WorldFile(worldPath(dir, position.base), format)
  const stored = lazily ? await openStored(file) : undefined
  const { world, close } = stored ?? { world: await file.read(), close: () => {} }
  const reports: string[] = []
  let [journal, bytes] = [position.base, 0]
  for (let next = position.base; next <= position.journal; next += 1) {
    const path = journalPath(dir, next)
    const lines = await readFile(path).catch(() => Buffer.alloc(0))
    // What was put in place of this world did not get as far as its world file, or lost it.
    if (next > position.base && isOfReplacement(lines)) break
    const isLast = next === position.journal
    const limit = isLast ? position.bytes : Number.MAX_SAFE_INTEGER
    const read = await inSlices(replayJournal(world, lines, limit, isLast))
    ;[journal, bytes] = [next, read.bytes]
    const end = known?.journal === next ? known.bytes : 0
    const isShort = read.bytes < end
    if (isShort && lines.length < end) reports.push(await reportCut(path, lines, read.bytes, end))
    else if (isShort || read.isDamaged) reports.push(await quarantineCopy(path, lines))
    else continue
    break
  }
  return { world, close, position: { base: position.base, journal, bytes }, reports }
}

/**
 * Puts journals aside that nothing leads to: they follow a damaged one, or the lost file of a world that had been put in
 * place of this one. Left where they are, they would be replayed over whatever happens from now on.
 */
async function setAsideAfter(dir: string, { journal }: Position): Promise<string[]> {
  const reports: string[] = []
  for (const later of await generationsOf(dir, 'journal')) {
    const path = journalPath(dir, later)
    if (later > journal && !isEmptyJournal(await readFile(path))) reports.push(await quarantine(path))
  }
  return reports
}

/** Keeps what cannot be read under another name, so that it is never overwritten. */
async function quarantine(path: string): Promise<string> {
  const copy = `${path}.damaged`
  await rename(path, copy)
  return `Quarantined as ${copy}; what was before it is in use.`
}

/** As `quarantine`, of a file whose beginning is used on. */
async function quarantineCopy(path: string, content: Buffer): Promise<string> {
  const copy = `${path}.damaged`
  await writeFile(copy, content)
  return `${path} is damaged: what stands before the damage was kept in use, the whole file lies in ${copy}.`
}

/** As `quarantineCopy`, of a journal that ends before the place where it is known to have ended. */
async function reportCut(path: string, content: Buffer, kept: number, ended: number): Promise<string> {
  const text = `${path} was cut: the changes in its last ${ended - kept} of ${ended} bytes are lost, those before are in use.`
  if (content.length === kept) return text
  const copy = `${path}.damaged`
  await writeFile(copy, content)
  return `${text} The whole file lies in ${copy}.`
}

/** Removes generations below the lowest one that is still needed. */
export async function removeBelow(dir: string, lowest: number): Promise<void> {
  for (const generation of await generationsOf(dir, 'world')) {
    if (generation < lowest) await rm(worldPath(dir, generation), { force: true })
  }
  for (const generation of await generationsOf(dir, 'index')) {
    if (generation < lowest) await rm(indexPathOf(worldPath(dir, generation)), { force: true })
  }
  for (const generation of await generationsOf(dir, 'journal')) {
    if (generation < lowest) await rm(journalPath(dir, generation), { force: true })
  }
}
