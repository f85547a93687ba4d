import type * as z from 'zod/mini'

/** Every stored record has a positive whole id, unique in its table. */
export interface Row {
  readonly id: number
}

export type IndexKey = string | number

/** Computes the key(s) under which a record is found, or undefined when this index does not hold the record. */
export type IndexOf<R> = (record: R) => IndexKey | readonly IndexKey[] | undefined

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
