import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ReplayPath } from './journal/heads.ts'

type FileKind = 'world' | 'index' | 'journal'

const pathOf = (dir: string, kind: FileKind, generation: number): string =>
  join(dir, `${kind}-${String(generation).padStart(6, '0')}.jsonl`)

export const worldPath = (dir: string, generation: number): string => pathOf(dir, 'world', generation)

export const journalPath = (dir: string, generation: number): string => pathOf(dir, 'journal', generation)

/** Returns the path of the index file beside a world file. */
export const indexPathOf = (path: string): string => join(dirname(path), basename(path).replace('world', 'index'))

/** Paths of all files on the way to a position: the world file, its index and the journals. */
export function filesOf(dir: string, { base, journals }: ReplayPath): string[] {
  const world = worldPath(dir, base)
  return [world, indexPathOf(world), ...journals.map(({ generation }) => journalPath(dir, generation))]
}

/** Numbers of the files of one kind in a folder, ascending. */
export async function generationsOf(dir: string, kind: FileKind): Promise<number[]> {
  const names = await readdir(dir)
  const found = names.map((name) => new RegExp(`^${kind}-(\\d{6,})\\.jsonl$`).exec(name)?.[1])
  return found
    .filter((number) => number !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/** Removes the files of all other generations. An index file goes with its world file. */
export async function removeAllBut(
  dir: string,
  { worlds, journals }: { readonly worlds: ReadonlySet<number>; readonly journals: ReadonlySet<number> },
): Promise<void> {
  const needed = { world: worlds, index: worlds, journal: journals }
  for (const kind of ['world', 'index', 'journal'] as const)
    for (const generation of await generationsOf(dir, kind))
      if (!needed[kind].has(generation)) await rm(pathOf(dir, kind, generation), { force: true })
}

const draftPattern = /^(?:world|index)-\d{6,}\.jsonl\.tmp$/

/** Returns the path of a world or index file while it is written. */
export const draftOf = (path: string): string => `${path}.tmp`

/**
 * Removes the drafts that a killed process left behind. Nothing else would, and one may be a link to the file of
 * another world, which must not be written over.
 */
export async function removeDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) if (draftPattern.test(name)) await rm(join(dir, name), { force: true })
}
