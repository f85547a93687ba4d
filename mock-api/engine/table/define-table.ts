import type * as z from 'zod/mini'

/** Every stored record has a positive whole id, unique in its table. */
export interface Row {
  readonly id: number
}

export type IndexKey = string | number

/** Computes the key(s) under which a record is found, or undefined when this index does not hold the record. */
type IndexOf<R> = (record: R) => IndexKey | readonly IndexKey[] | undefined

/** Name, stored shape and indexes of one kind of record. */
export interface TableDefinition<R extends Row = Row, Index extends string = string> {
  readonly name: string
  readonly schema: z.ZodMiniType<R>
  readonly indexes: Readonly<Record<Index, IndexOf<R>>>
}

/** Declares a table; the record type follows from the schema. */
export function defineTable<R extends Row, Index extends string = never>(
  name: string,
  schema: z.ZodMiniType<R>,
  indexes: Readonly<Record<Index, IndexOf<R>>>,
): TableDefinition<R, Index> {
  return { name, schema, indexes }
}

/**
 * Rows of a table that lie in a file and are read one by one when somebody asks for them. What indexes and schedule need
 * of them was written beside them in columns: one value per row, in the order of `ids`, null for none.
 */
export interface StoredRows {
  /** Ascending; a row is named by its position among them. */
  readonly ids: readonly number[]
  /** The record at a position. Throws when the file has become another since it was opened. */
  read(position: number): Row
  /** The values of a column, or undefined when the file has no such column. */
  column(name: string): readonly unknown[] | undefined
}

/** The column that holds the keys of an index. */
export function indexColumn(index: string): string {
  return `by-${index}`
}
