import { existsSync } from 'node:fs'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'
import { DamagedFile, isSystemError, StoreError, unreadableText } from './store-error.ts'

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
    if (isSystemError(cause)) throw new StoreError(unreadableText(path, why), { cause })
    throw new DamagedFile(path, why, { cause })
  }
}
