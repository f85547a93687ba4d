import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/table.ts'
import { readJournalEnd, type KnownEnd, type Position } from './journal.ts'
import { openStored } from './open-stored.ts'
import { isEmptyJournal, replayJournal, wholeJournal, type JournalHeads, type ReplayPath } from './replay.ts'
import { StoreError } from './store-error.ts'
import { indexPathOf, WorldFile } from './world-file.ts'
import { WorldFileError, type WorldFormat } from './world-format.ts'

export interface OpenedWorld<W> {
  readonly world: W
  /** Closes the world file, from which records are read lazily until then. */
  readonly close: () => void
  readonly position: Position
  readonly damage: readonly Damage[]
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
  const found: Damage[] = []
  let first: string | undefined
  const damaged = new Set<number>()
  for (;;) {
    const path = heads.newestPath(last, (base) => bases.includes(base) && !damaged.has(base))
    if (!path) break
    try {
      const opened = await openPath(dir, path, format, { lazily: true, known })
      for (const generation of damaged) found.push(await quarantine(worldPath(dir, generation)))
      const aside = await setAsideAfter(dir, opened.position)
      return { ...opened, damage: [...found, ...opened.damage, ...aside] }
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause
      damaged.add(path.base)
      first ??= cause.message
      found.push({
        kind: 'unreadable',
        file: worldPath(dir, path.base),
        reason: cause instanceof WorldFileError ? cause.reason : reasonOf('unread', { system: cause.message }),
      })
    }
  }
  throw new StoreError(first ?? `Failed to open the world in ${dir}: only journals are left. Restore a copy.`)
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
  const found: Damage[] = []
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
    if (isShort && lines.length < end) found.push(await cutAt(journalFile, lines, read.bytes, end))
    else if (isShort || isCutBefore || read.isDamaged) found.push(await quarantineCopy(journalFile, lines))
    else continue
    break
  }
  return { world, close, position: { base: path.base, journal, bytes }, damage: found }
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
async function setAsideAfter(dir: string, { journal }: Position): Promise<Damage[]> {
  const found: Damage[] = []
  for (const later of await generationsOf(dir, 'journal')) {
    const path = journalPath(dir, later)
    if (later > journal && !isEmptyJournal(await readFile(path))) found.push(await quarantine(path))
  }
  return found
}

/** Renames an unreadable file, so that it is never overwritten. */
async function quarantine(path: string): Promise<Damage> {
  const copy = `${path}.damaged`
  await rename(path, copy)
  return { kind: 'set-aside', copy }
}

/** Copies a file whose intact beginning stays in use. */
async function quarantineCopy(file: string, content: Buffer): Promise<Damage & { kind: 'damaged' }> {
  const copy = `${file}.damaged`
  await writeFile(copy, content)
  return { kind: 'damaged', file, copy }
}

/** Copies a journal that ends before its known end if it goes on after the intact part. */
async function cutAt(file: string, content: Buffer, intactBytes: number, ended: number): Promise<Damage> {
  const { copy } = content.length === intactBytes ? { copy: null } : await quarantineCopy(file, content)
  return { kind: 'cut', file, lost: ended - intactBytes, bytes: ended, copy }
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
