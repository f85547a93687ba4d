import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '../table/tables.ts'
import { readLines } from './journal-line.ts'
import { openStored } from './open-stored.ts'
import { replay } from './replay.ts'
import { StoreError } from './store-error.ts'
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
export async function openNewest<W extends Tables>(
  dir: string,
  format: WorldFormat<W>,
): Promise<Opened<W> | null> {
  const bases = (await generationsOf(dir, 'world')).toReversed()
  const journals = await generationsOf(dir, 'journal')
  if (bases.length === 0 && journals.length === 0) return null
  const reports: string[] = []
  const damaged: number[] = []
  for (const base of bases) {
    try {
      const position = { base, journal: journals.at(-1) ?? base, bytes: Number.MAX_SAFE_INTEGER }
      const opened = await openAt(dir, position, format, 'lazily')
      for (const generation of damaged) reports.push(await quarantine(worldPath(dir, generation)))
      return { ...opened, reports: [...reports, ...opened.reports] }
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause
      damaged.push(base)
      reports.push(cause.message)
    }
  }
  throw new StoreError(
    reports[0] ?? `Failed to open the world in ${dir}: only journals are left. Restore a copy.`,
  )
}

/**
 * Reads the state at a position: whole, or `lazily`, with the world file kept open until `close`. Throws StoreError when
 * the world file is missing or damaged.
 */
export async function openAt<W extends Tables>(
  dir: string,
  position: Position,
  format: WorldFormat<W>,
  how: 'whole' | 'lazily' = 'whole',
): Promise<Opened<W>> {
  const file = new WorldFile(worldPath(dir, position.base), format)
  const stored = how === 'lazily' ? await openStored(file) : undefined
  const { world, close } = stored ?? { world: await file.read(), close: () => {} }
  const reports: string[] = []
  let bytes = 0
  for (let journal = position.base; journal <= position.journal; journal += 1) {
    const last = journal === position.journal
    const read = await replayJournal(
      world,
      journalPath(dir, journal),
      last ? position.bytes : Number.MAX_SAFE_INTEGER,
    )
    bytes = read.bytes
    if (read.report) reports.push(read.report)
    // Nothing that follows a damaged journal can be trusted to fit.
    if (read.report && !last) {
      return { world, close, position: { base: position.base, journal, bytes }, reports }
    }
  }
  return { world, close, position: { ...position, bytes }, reports }
}

async function replayJournal(
  world: Tables,
  path: string,
  limit: number,
): Promise<{ bytes: number; report?: string }> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  let bytes = 0
  for (const { entry, end } of readLines(content)) {
    if (end > limit) break
    replay(world, entry)
    bytes = end
  }
  const rest = content.subarray(bytes, Math.min(content.length, limit))
  // A last line that was cut while it was written had not been answered; anything more is damage worth telling.
  if (rest.length === 0 || limit !== Number.MAX_SAFE_INTEGER || !rest.includes(0x0a)) return { bytes }
  return { bytes, report: await quarantine(path, content) }
}

/** Keeps what cannot be read under another name, so that it is never overwritten. */
async function quarantine(path: string, copy?: Buffer): Promise<string> {
  const kept = `${path}.damaged`
  if (copy) {
    await writeFile(kept, copy)
    return `${path} is damaged: what stands before the damage was kept in use, the whole file lies in ${kept}.`
  }
  await rename(path, kept)
  return `Quarantined as ${kept}; the generation before it is in use.`
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
