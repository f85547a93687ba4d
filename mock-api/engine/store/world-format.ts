import * as z from 'zod/mini'
import type { FileReason, PlacedReason } from '../../../src/contract/rules/file-reasons.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { nextIdsOf } from '../table/next-ids.ts'
import type { Tables } from '../table/tables.ts'

/** Converts a record of one version to the next version. */
type Migration = (table: string, record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

export interface WorldFormat<W extends Tables = Tables> {
  /** Prefix in file headers: `<name>-world`, `<name>-index`. */
  readonly name: string
  create(this: void): W
  /** Raise when the shape of a stored record changes. */
  readonly version: number
  /** Migrations by the version they start from. */
  readonly migrations: Readonly<Record<number, Migration>>
  /** Raise when an index or extra column is computed differently; columns of older files are then ignored. */
  readonly indexVersion: number
  /** Columns of world files besides the keys of indexes (`Table.values`), by table and column. */
  readonly extraColumns: ExtraColumns
  /**
   * Yields contradictions between records, for worlds from outside. Yields undefined for each checked record, so that a
   * large world is checked in steps.
   */
  faultsOf(this: void, world: W): Iterable<WorldFault | undefined>
}

/** A record that contradicts other records. */
export interface WorldFault {
  readonly table: string
  readonly id: number
  readonly why: FileReason
}

/** A contradiction with its record as the place. */
export const placedFault = ({ table, id, why }: WorldFault): PlacedReason => ({ part: `${table}/${id}`, ...why })

export type ExtraColumns = Readonly<Record<string, Readonly<Record<string, (record: never) => unknown>>>>

/** Returns a record of an older version in the shape of this one; undefined when it is no object. */
export function migrate(
  table: string,
  record: unknown,
  from: number,
  { version, migrations }: WorldFormat,
): Readonly<Record<string, unknown>> | undefined {
  const parsed = z.safeParse(z.record(z.string(), z.unknown()), record)
  if (!parsed.success) return undefined
  let current: Readonly<Record<string, unknown>> = parsed.data
  for (let step = from; step < version; step += 1) current = migrations[step]?.(table, current) ?? current
  return current
}

/** First line of a world file. */
const headerSchema = z.strictObject({
  format: z.string(),
  version: z.int(),
  nextIds: z.record(z.string(), z.int()),
})

export type WorldHeader = z.output<typeof headerSchema>

export function worldHeaderOf(world: Tables, { name, version }: WorldFormat): WorldHeader {
  return { format: `${name}-world`, version, nextIds: nextIdsOf(world) }
}

/** Parses the header; undefined when the line is no header of this format. */
export function readWorldHeader(line: string, { name }: WorldFormat): WorldHeader | undefined {
  const parsed = z.safeParse(headerSchema, parseJson(line))
  return parsed.success && parsed.data.format === `${name}-world` ? parsed.data : undefined
}

/** Last line of a world file. */
export function worldTrailer(checksum: number): string {
  return `end ${checksum}\n`
}
