import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/table.ts'
import { readJournalEnd, type KnownEnd, type Position } from './journal.ts'
import { openStored } from './open-stored.ts'
import { isEmptyJournal, replayJournal, wholeJournal, type JournalHeads, type ReplayPath } from './replay.ts'
import { StoreError } from './store-error.ts'
import { indexPathOf, WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

export interface OpenedWorld<W> {
  readonly world: W
  /** Closes the world file, from which records are read lazily until then. */
  readonly close: () => void
  readonly position: Position
  /** One line per quarantined file. */
  readonly reports: readonly string[]
}

export function worldPath(dir: string, generation: number): string {
  return join(dir, `world-${String(generation).padStart(6, '0')}.jsonl`)
}

export function journalPath(dir: string, generation: number): string {
  return join(dir, `journal-${String(generation).padStart(6, '0')}.jsonl`)
}

/** Paths of all files on the way to a position: the world file, its index and the journals. */
export function filesOf(dir: string, { base, journals }: ReplayPath): string[] {
  const world = worldPath(dir, base)
  return [world, indexPathOf(world), ...journals.map(({ generation }) => journalPath(dir, generation))]
}

/** Numbers of the files of one kind in a folder, ascending. */
async function generationsOf(dir: string, kind: 'world' | 'journal' | 'index'): Promise<number[]> {
  const names = await readdir(dir)
  const found = names.map((name) => new RegExp(`^${kind}-(\\d{6,})\\.jsonl$`).exec(name)?.[1])
  return found
    .filter((number) => number !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/**
 * Opens the newest intact state of a folder: the newest journal and the journals before it, back to a readable world
 * file. A damaged world file is quarantined; its predecessor and the journals give the same state. Returns null for a
 * folder without a world.
 */
export async function openNewest<W extends Tables>(
  dir: string,
  format: WorldFormat<W>,
  heads: JournalHeads,
): Promise<OpenedWorld<W> | null> {
  const bases = await generationsOf(dir, 'world')
  const journals = await generationsOf(dir, 'journal')
  if (bases.length === 0 && journals.length === 0) return null
  const known = readJournalEnd(dir)
  const last = Math.max(journals.at(-1) ?? 0, known?.journal ?? 0, bases.at(-1) ?? 0)
  const reports: string[] = []
  const damaged = new Set<number>()
  for (;;) {
    const path = heads.newestPath(last, (base) => bases.includes(base) && !damaged.has(base))
    if (!path) break
    try {
      const opened = await openPath(dir, path, format, { lazily: true, known })
      for (const generation of damaged) reports.push(await quarantine(worldPath(dir, generation)))
      const aside = await setAsideAfter(dir, opened.position)
      return { ...opened, reports: [...reports, ...opened.reports, ...aside] }
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause
      damaged.add(path.base)
      reports.push(cause.message)
    }
  }
  throw new StoreError(reports[0] ?? `Failed to open the world in ${dir}: only journals are left. Restore a copy.`)
}

interface ReadingOptions {
  /** Whether records are read lazily from the world file, which stays open until `close`. */
  readonly lazily?: boolean
  /** Bytes of the journal known to be on disk. */
  readonly known?: KnownEnd | undefined
}

/** Reads a world file and replays journals up to the first damaged one. Throws StoreError for a bad world file. */
export async function openPath<W extends Tables>(
  dir: string,
  path: ReplayPath,
  format: WorldFormat<W>,
  { lazily = false, known }: ReadingOptions = {},
): Promise<OpenedWorld<W>> {
  const { world, close } = await openBase(dir, path.base, format, lazily)
  const reports: string[] = []
  let [journal, bytes] = [path.base, 0]
  for (const [index, { generation, bytes: limit }] of path.journals.entries()) {
    const journalFile = journalPath(dir, generation)
    const lines = await readFile(journalFile).catch(() => Buffer.alloc(0))
    const isLast = index === path.journals.length - 1
    const read = await inSlices(replayJournal(world, lines, limit, isLast))
    ;[journal, bytes] = [generation, read.bytes]
    const end = known?.journal === generation ? known.bytes : 0
    const isShort = read.bytes < end
    const isCutBefore = limit !== wholeJournal && read.bytes < limit
    if (isShort && lines.length < end) reports.push(await reportCut(journalFile, lines, read.bytes, end))
    else if (isShort || isCutBefore || read.isDamaged) reports.push(await quarantineCopy(journalFile, lines))
    else continue
    break
  }
  return { world, close, position: { base: path.base, journal, bytes }, reports }
}

/** Opens a world file, lazily when it has a usable index. */
export async function openBase<W extends Tables>(
  dir: string,
  base: number,
  format: WorldFormat<W>,
  lazily = true,
): Promise<{ readonly world: W; readonly close: () => void }> {
  const file = new WorldFile(worldPath(dir, base), format)
  const stored = lazily ? await openStored(file) : undefined
  return stored ?? { world: await file.read(), close: () => {} }
}

/**
 * Sets journals aside that follow a damaged journal or the lost world file of a replacement. Otherwise they would be
 * replayed over later changes.
 */
async function setAsideAfter(dir: string, { journal }: Position): Promise<string[]> {
  const reports: string[] = []
  for (const later of await generationsOf(dir, 'journal')) {
    const path = journalPath(dir, later)
    if (later > journal && !isEmptyJournal(await readFile(path))) reports.push(await quarantine(path))
  }
  return reports
}

/** Renames an unreadable file, so that it is never overwritten. */
async function quarantine(path: string): Promise<string> {
  const copy = `${path}.damaged`
  await rename(path, copy)
  return `Quarantined as ${copy}; the state before it is in use.`
}

/** Copies a file whose intact beginning stays in use. */
async function quarantineCopy(path: string, content: Buffer): Promise<string> {
  const copy = `${path}.damaged`
  await writeFile(copy, content)
  return `${path} is damaged: the part before the damage is in use, and the whole file is kept as ${copy}.`
}

/** Copies a journal that ends before its known end, and reports the lost bytes. */
async function reportCut(path: string, content: Buffer, intactBytes: number, ended: number): Promise<string> {
  const text = `${path} was cut: the changes in its last ${ended - intactBytes} of ${ended} bytes are lost, earlier changes are in use.`
  if (content.length === intactBytes) return text
  const copy = `${path}.damaged`
  await writeFile(copy, content)
  return `${text} The whole file is kept as ${copy}.`
}

export async function removeAllBut(
  dir: string,
  { worlds, journals }: { readonly worlds: ReadonlySet<number>; readonly journals: ReadonlySet<number> },
): Promise<void> {
  for (const generation of await generationsOf(dir, 'world')) {
    if (!worlds.has(generation)) await rm(worldPath(dir, generation), { force: true })
  }
  for (const generation of await generationsOf(dir, 'index')) {
    if (!worlds.has(generation)) await rm(indexPathOf(worldPath(dir, generation)), { force: true })
  }
  for (const generation of await generationsOf(dir, 'journal')) {
    if (!journals.has(generation)) await rm(journalPath(dir, generation), { force: true })
  }
}
