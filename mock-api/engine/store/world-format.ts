import type { Tables } from '../table/tables.ts'

/** Brings a record of a version to the shape of the next one. */
type Migration = (
  table: string,
  record: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

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
