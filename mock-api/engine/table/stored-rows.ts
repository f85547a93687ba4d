/** Every stored record has a positive whole id, unique in its table. */
export interface Row {
  readonly id: number
}

/** A row as a file holds it. */
export interface StoredRow {
  /** `table JSON`, with the end of the line. */
  readonly line: Buffer
  /** One per column that was asked for; null for none. */
  readonly values: readonly unknown[]
}

/**
 * Rows of a table in a file, read lazily. Columns beside them hold index keys and due instants: one value per row, in
 * the order of `ids`, null for none.
 */
export interface StoredRows {
  /** Ascending; a row's position is its index here. */
  readonly ids: readonly number[]
  /** Reads the record at a position. Throws when the file has changed since it was opened. */
  read(position: number): Row
  /**
   * Begins to read rows as the file holds them, with their values in these columns. Positions must rise, because it reads
   * ahead. Throws like `read`. Undefined when the file lacks a column.
   */
  readRows(columns: readonly string[]): ((position: number) => StoredRow) | undefined
  /** Returns the values of a column; undefined when the file lacks it. */
  column(name: string): readonly unknown[] | undefined
}
