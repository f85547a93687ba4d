import * as z from 'zod/mini'
import type { AnyTable } from '../table/tables.ts'
import type { StoreError } from './store-error.ts'
import type { WorldFormat } from './world-format.ts'

/** Brings a record of an older world file to the present shape; what does not fit is an error, never dropped. */
export function migrateRecord(
  table: AnyTable,
  record: unknown,
  from: number,
  { version, migrations }: WorldFormat,
  refuse: (why: string) => StoreError,
): { id: number } {
  let current = record
  if (from < version) {
    const object = z.safeParse(z.record(z.string(), z.unknown()), record)
    if (!object.success) throw refuse('it is no record')
    let old: Readonly<Record<string, unknown>> = object.data
    for (let step = from; step < version; step += 1) old = migrations[step]?.(table.name, old) ?? old
    current = old
  }
  const parsed = z.safeParse(table.definition.schema, current)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(`${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'it does not fit'}`)
}
