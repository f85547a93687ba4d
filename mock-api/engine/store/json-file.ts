import { existsSync } from 'node:fs'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'
import { StoreError } from './store-error.ts'

/** A file that can be read and whose content is not what was written. */
export class DamagedFile extends StoreError {
  constructor(path: string, why: string) {
    super(failureText(path, why))
  }
}

/**
 * A small JSON file beside the world, parsed against its schema; `fallback` when it does not exist yet. Throws StoreError
 * for one that cannot be read, which is left as it is. (lowdb's presets keep nothing on disk under NODE_ENV=test.)
 */
export async function openJsonFile<T>(path: string, schema: z.ZodMiniType<T>, fallback: T): Promise<Low<T>> {
  const adapter = new JSONFile<T>(path)
  const file = new Low<T>(adapter, fallback)
  try {
    // Not `file.read`: lowdb takes a file that says `null` for a missing one.
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
