import type { Row } from './define-table.ts'

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
