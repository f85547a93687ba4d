import { existsSync, fsync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'

/** Thrown when the world cannot be read or written. The message is one line: what failed, why, what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Converts errors of the operating system to StoreError; returns other errors unchanged. */
export function storeErrorOf(cause: unknown, failed: string): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause)) return cause
  return new StoreError(`Failed to ${failed}: ${cause.message}. Free disk space or repair its rights.`, {
    cause,
  })
}

export class DamagedFile extends StoreError {
  constructor(path: string, why: string) {
    super(failureText(path, why))
  }
}

/**
 * Opens a small JSON file beside the world and parses it; `fallback` when it does not exist. Does not use lowdb's
 * presets, which keep data in memory under NODE_ENV=test.
 * @throws StoreError when the file cannot be read; it is left unchanged
 */
export async function openJsonFile<T>(path: string, schema: z.ZodMiniType<T>, fallback: T): Promise<Low<T>> {
  const adapter = new JSONFile<T>(path)
  const file = new Low<T>(adapter, fallback)
  try {
    // Not `file.read`: lowdb treats a file that holds `null` as missing.
    if (existsSync(path)) file.data = z.parse(schema, await adapter.read())
    return file
  } catch (cause) {
    const why = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ')
    const isRefused = cause instanceof Error && 'syscall' in cause
    throw isRefused ? new StoreError(failureText(path, why), { cause }) : new DamagedFile(path, why)
  }
}

function failureText(path: string, why: string): string {
  return `Failed to read ${path}: ${why}. Repair it or move it away.`
}

export async function makeFolder(dir: string): Promise<void> {
  // One level at a time: with `recursive`, Node never returns for a path below /proc.
  const missing = [dir]
  for (let above = dirname(resolve(dir)); !existsSync(above); above = dirname(above)) missing.unshift(above)
  for (const path of missing) await makeLevel(path)
}

async function makeLevel(dir: string): Promise<void> {
  try {
    await mkdir(dir)
  } catch (cause) {
    if (existsSync(dir) && statSync(dir).isDirectory()) return
    throw new StoreError(`Failed to use the data folder ${dir}: ${(cause as Error).message}. Choose another --data.`)
  }
}

/** Creates a folder inside the data folder. Throws when the data folder is gone, so that it can be restored. */
export async function makeSubfolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}

const fsyncFd = promisify(fsync)

/** Writes an open file to disk. Not by its method `sync`, which Yarn's Plug'n'Play does not implement. */
export const flushFile = ({ fd }: FileHandle): Promise<void> => fsyncFd(fd)

/** Flushes a folder, because a new or renamed file is safe only when its folder is on disk too. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await flushFile(folder)
  } finally {
    await folder.close()
  }
}
