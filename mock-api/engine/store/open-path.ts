import { readFile } from 'node:fs/promises'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/tables.ts'
import { worldPath, journalPath, generationsOf } from './generations.ts'
import { readJournalEnd, type KnownEnd } from './journal/end-file.ts'
import type { Position } from './journal/entry.ts'
import { type JournalHeads, type ReplayPath, wholeJournal } from './journal/heads.ts'
import { openStored } from './open-stored.ts'
import { WorldFileError } from './parse-world.ts'
import { replayJournal } from './replay.ts'
import { setAsideAfter, quarantine, quarantineCopy, cutAt } from './set-aside.ts'
import { StoreError } from './store-error.ts'
import { WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

export interface OpenedWorld<W> {
  readonly world: W
  /** Closes the world file, from which records are read lazily until then. */
  readonly close: () => void
  readonly position: Position
  readonly damage: readonly Damage[]
}

/**
 * Opens the newest intact state of a folder: the newest journal and the journals before it, back to a readable world
 * file. A damaged world file is quarantined; its predecessor and the journals give the same state. Returns null for a
 * folder without a world.
 * @throws StoreError when no world file is readable, or a newer program wrote one of the files; nothing is changed then
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
  const damaged = new Map<number, StoreError>()
  for (;;) {
    const path = heads.newestPath(last, (base) => bases.includes(base) && !damaged.has(base))
    if (!path) break
    try {
      const opened = await openPath(dir, path, format, known)
      const quarantined = await quarantineWorlds(dir, damaged)
      const aside = await setAsideAfter(dir, opened.position)
      return { ...opened, damage: [...quarantined, ...opened.damage, ...aside] }
    } catch (cause) {
      if (!(cause instanceof StoreError) || isNewer(cause)) throw cause
      damaged.set(path.base, cause)
    }
  }
  const [first] = damaged.values()
  throw new StoreError(first?.message ?? `Failed to open the world in ${dir}: only journals are left. Restore a copy.`)
}

/** Whether a newer program wrote a file. It is whole, so nothing takes its place. */
const isNewer = (cause: StoreError): boolean => cause instanceof WorldFileError && cause.code === 'newer'

/** Quarantines world files that could not be read. Returns the reason of each, then where each is kept. */
async function quarantineWorlds(dir: string, damaged: ReadonlyMap<number, StoreError>): Promise<Damage[]> {
  const found = [...damaged].map(([base, cause]): Damage => ({
    kind: 'unreadable',
    file: worldPath(dir, base),
    reason: cause instanceof WorldFileError ? cause.reason : reasonOf('unread', { system: cause.message }),
  }))
  for (const base of damaged.keys()) found.push(await quarantine(worldPath(dir, base)))
  return found
}

/**
 * Opens a world file and replays journals up to the first damaged one.
 * @param known bytes of the journal known to be on disk
 * @throws StoreError for a bad world file
 */
export async function openPath<W extends Tables>(
  dir: string,
  path: ReplayPath,
  format: WorldFormat<W>,
  known?: KnownEnd,
): Promise<OpenedWorld<W>> {
  const { world, close } = await openBase(dir, path.base, format)
  try {
    return { world, close, ...(await replayPath({ dir, path, format, known }, world)) }
  } catch (cause) {
    close()
    throw cause
  }
}

interface Replayed<W extends Tables> {
  readonly dir: string
  readonly path: ReplayPath
  readonly format: WorldFormat<W>
  /** Bytes of the journal known to be on disk. */
  readonly known: KnownEnd | undefined
}

/** Replays journals on the world of their base. Returns the end of the last intact line, and the damage there. */
async function replayPath<W extends Tables>(
  { dir, path: { base, journals }, format, known }: Replayed<W>,
  world: W,
): Promise<Pick<OpenedWorld<Tables>, 'position' | 'damage'>> {
  let position: Position = { base, journal: base, bytes: 0 }
  for (const [index, { generation, bytes: limit }] of journals.entries()) {
    const file = journalPath(dir, generation)
    const lines = await readJournal(file)
    const isLast = index === journals.length - 1
    const read = await inSlices(replayJournal(world, lines, { limit, isLast }, format))
    position = { base, journal: generation, bytes: read.bytes }
    const onDisk = known?.journal === generation ? Math.min(known.bytes, limit) : 0
    const damage = await keepDamaged(file, lines, read, { limit, onDisk })
    if (damage) return { position, damage: [damage] }
  }
  return { position, damage: [] }
}

/**
 * Keeps a copy of a journal that is damaged or too short; undefined for an intact one.
 * @param limit bytes that belong to the path
 * @param onDisk bytes that are known to have been on disk
 */
async function keepDamaged(
  file: string,
  lines: Buffer,
  read: { readonly bytes: number; readonly isDamaged: boolean },
  { limit, onDisk }: { readonly limit: number; readonly onDisk: number },
): Promise<Damage | undefined> {
  if (read.bytes < onDisk && lines.length < onDisk) return await cutAt(file, lines, read.bytes, onDisk)
  const isCutBefore = limit !== wholeJournal && read.bytes < limit
  const isIntact = read.bytes >= onDisk && !isCutBefore && !read.isDamaged
  return isIntact ? undefined : await quarantineCopy(file, lines)
}

/**
 * Reads a journal, an empty one if it is missing.
 * @throws the error of the system for any other failure, because a journal that counts as empty is cut to nothing
 */
async function readJournal(path: string): Promise<Buffer> {
  return await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return Buffer.alloc(0)
    throw cause
  })
}

/** Opens a world file: lazily when it has a usable index, otherwise whole. */
export async function openBase<W extends Tables>(
  dir: string,
  base: number,
  format: WorldFormat<W>,
): Promise<{ readonly world: W; readonly close: () => void }> {
  const file = new WorldFile(worldPath(dir, base), format)
  return (await openStored(file)) ?? { world: await file.read(), close: () => {} }
}
