import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as z from 'zod/mini'
import { StoreError } from './store-error.ts'

/**
 * A small JSON file beside the world, parsed against its schema; `fallback` when it does not exist yet. Throws StoreError
 * for one that cannot be read, which is left as it is. (lowdb's presets keep nothing on disk under NODE_ENV=test.)
 */
export async function openJsonFile<T>(path: string, schema: z.ZodMiniType<T>, fallback: T): Promise<Low<T>> {
  const file = new Low<T>(new JSONFile<T>(path), fallback)
  try {
    await file.read()
    file.data = z.parse(schema, file.data)
    return file
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(`Failed to read ${path}: ${why.replaceAll(/\s+/g, ' ')}. Repair it or move it away.`)
  }
}
