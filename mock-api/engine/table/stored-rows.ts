import { ForkedMap } from './forked-map.ts'

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

/**
 * Records of a table by id, in order of insertion. Records of an opened world stay in its file until first read. Apart
 * from index keys, only this class knows that.
 */
export class LazyRows<R extends Row> {
  /** A record, or its position in the file. */
  private rows = new ForkedMap<number, R | number>()
  private stored: StoredRows | undefined

  constructor(private readonly table: string) {}

  open(stored: StoredRows): void {
    this.stored = stored
    const { ids } = stored
    // A plain loop takes half the time for hundreds of thousands of rows, because the code is still cold (P8).
    for (let position = 0; position < ids.length; position += 1) this.rows.set(ids[position] as number, position)
  }

  copy(): LazyRows<R> {
    const copied = new LazyRows<R>(this.table)
    copied.rows = this.rows.copy()
    copied.stored = this.stored
    return copied
  }

  /** Returns rows that begin as these, at no cost. These must not change any more. */
  fork(): LazyRows<R> {
    const forked = new LazyRows<R>(this.table)
    forked.rows = new ForkedMap(this.rows)
    forked.stored = this.stored
    return forked
  }

  get size(): number {
    return this.rows.size
  }

  has(id: number): boolean {
    return this.rows.has(id)
  }

  ids(): IterableIterator<number> {
    return this.rows.keys()
  }

  /** Returns the record with this id and keeps it in memory. */
  find(id: number): R | undefined {
    const row = this.rows.get(id)
    if (typeof row !== 'number') return row
    const record = this.read(row)
    this.rows.set(id, record)
    return record
  }

  /** Like `find`, without keeping the record in memory. */
  peek(id: number): R | undefined {
    const row = this.rows.get(id)
    return typeof row === 'number' ? this.read(row) : row
  }

  /** See `Table.readStored`. */
  readStored(columns: readonly string[]): (id: number) => StoredRow | undefined {
    const rowAt = this.stored?.readRows(columns)
    return (id) => {
      const row = this.rows.get(id)
      return typeof row === 'number' ? rowAt?.(row) : undefined
    }
  }

  /** Iterates over all records without keeping them in memory. */
  *[Symbol.iterator](): Generator<R, undefined> {
    for (const row of this.rows.values()) yield typeof row === 'number' ? this.read(row) : row
  }

  set(record: R): void {
    this.rows.set(record.id, record)
  }

  delete(id: number): void {
    this.rows.delete(id)
  }

  /** See `Table.values`. */
  values<T>(column: string, compute: (record: R) => T | undefined, visit: (id: number, value: T) => void): void {
    const { stored } = this
    const values = stored?.column(column)
    if (stored && values) {
      for (let position = 0; position < values.length; position += 1) {
        const [id, value] = [stored.ids[position] as number, values[position] as T | null]
        if (value !== null && this.rows.get(id) === position) visit(id, value)
      }
    }
    for (const row of this.rows.values()) {
      if (values && typeof row === 'number') continue
      const record = typeof row === 'number' ? this.read(row) : row
      const value = compute(record)
      if (value !== undefined) visit(record.id, value)
    }
  }

  private read(position: number): R {
    return this.file.read(position) as R
  }

  private get file(): StoredRows {
    if (!this.stored) throw new Error(`Failed to read ${this.table}: it has no file.`)
    return this.stored
  }
}
