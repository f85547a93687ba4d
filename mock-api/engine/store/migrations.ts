import * as z from 'zod/mini'
import type { AnyTable } from '../../world/world.ts'
import type { StoreError } from './store-error.ts'

/** Raised whenever a stored record changes its shape; the test beside this file notices when that was forgotten. */
export const worldVersion = 1

type Migration = (
  table: string,
  record: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

/** Steps from a version to the next one, by the version they start from. */
const migrations: Readonly<Record<number, Migration>> = {}

/** Brings a record of an older world file to the present shape; what does not fit is an error, never dropped. */
export function migrateRecord(
  table: AnyTable,
  record: object,
  version: number,
  damaged: (why: string) => StoreError,
): { id: number } {
  let current = record as Readonly<Record<string, unknown>>
  for (let from = version; from < worldVersion; from += 1)
    current = migrations[from]?.(table.name, current) ?? current
  const parsed = z.safeParse(table.definition.schema, current)
  if (!parsed.success)
    throw damaged(`a record of ${table.name} does not fit: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
