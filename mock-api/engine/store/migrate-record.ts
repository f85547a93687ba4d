import * as z from 'zod/mini'
import type { AnyTable } from '../table/tables.ts'
import type { StoreError } from './store-error.ts'
import type { WorldFormat } from './world-format.ts'

/** Brings a record of an older world file to the present shape; what does not fit is an error, never dropped. */
export function migrateRecord(
  table: AnyTable,
  record: Readonly<Record<string, unknown>>,
  from: number,
  { version, migrations }: WorldFormat,
  damaged: (why: string) => StoreError,
): { id: number } {
  let current = record
  for (let step = from; step < version; step += 1)
    current = migrations[step]?.(table.name, current) ?? current
  const parsed = z.safeParse(table.definition.schema, current)
  if (!parsed.success)
    throw damaged(`a record of ${table.name} does not fit: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
