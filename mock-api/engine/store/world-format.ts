import * as z from 'zod/mini'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { type Tables, tablesOf } from '../table/table.ts'

/** Brings a record of a version to the shape of the next one. */
type Migration = (table: string, record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** What the store must know of the worlds that it keeps. */
export interface WorldFormat<W extends Tables = Tables> {
  /** Stands in the headers of the files: `<name>-world`, `<name>-index`. */
  readonly name: string
  /** An empty world in memory. */
  create(this: void): W
  /** Raised whenever a stored record changes its shape. */
  readonly version: number
  /** Steps from a version to the next one, by the version they start from. */
  readonly migrations: Readonly<Record<number, Migration>>
  /**
   * Raised whenever an index of a table or an extra column is computed otherwise than before: the columns of older files
   * are then not used.
   */
  readonly indexVersion: number
  /** What world files keep beside each record besides the keys of its indexes (`Table.values`), by table and column. */
  readonly extraColumns: ExtraColumns
  /**
   * What the records of a world say that does not fit together; asked of worlds from outside. Undefined comes with every
   * record that was looked at, so that a large world can be checked in steps.
   */
  faultsOf(this: void, world: W): Iterable<WorldFault | undefined>
}

/** A record that contradicts other records. */
export interface WorldFault {
  readonly table: string
  readonly id: number
  /** `womanId 5 is not a woman`. */
  readonly why: string
}

export const faultText = ({ table, id, why }: WorldFault): string => `${table}/${id}: ${why}`

export type ExtraColumns = Readonly<Record<string, Readonly<Record<string, (record: never) => unknown>>>>

/** First line of a world file. */
const headerSchema = z.strictObject({
  format: z.string(),
  version: z.int(),
  nextIds: z.record(z.string(), z.int()),
})

export type WorldHeader = z.output<typeof headerSchema>

export function worldHeaderOf(world: Tables, { name, version }: WorldFormat): WorldHeader {
  const nextIds = Object.fromEntries(tablesOf(world).map((table) => [table.name, table.nextId]))
  return { format: `${name}-world`, version, nextIds }
}

/** Undefined when the line is not the header of a world file of this format. */
export function readWorldHeader(line: string, { name }: WorldFormat): WorldHeader | undefined {
  const parsed = z.safeParse(headerSchema, parseJson(line))
  return parsed.success && parsed.data.format === `${name}-world` ? parsed.data : undefined
}

/** Last line of a world file. */
export function worldTrailer(checksum: number): string {
  return `end ${checksum}\n`
}

/** Sets the next ids of a world to those of its file. */
export function takeNextIds(world: Tables, { nextIds }: WorldHeader): void {
  for (const table of tablesOf(world)) table.nextId = nextIds[table.name] ?? table.nextId
}
