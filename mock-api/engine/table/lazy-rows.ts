import { ForkedMap } from './forked-map.ts'
import type { Row, StoredRow, StoredRows } from './stored-rows.ts'

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
    if (!this.stored) throw new Error(`Failed to read ${this.table}: it has no file.`)
    return this.stored.read(position) as R
  }
}
