/** Every stored record has a positive whole id, unique in its table. */
export interface Row {
  readonly id: number
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

/**
 * A map that begins with the entries of another one and keeps only its own changes, so that beginning costs nothing. The
 * other map must not change any more. Content and order are those of a copy.
 */
export class ForkedMap<K, V extends string | number | object> {
  private own = new Map<K, V>()
  /** Keys that were deleted since the beginning; an entry set later is a new one. */
  private gone = new Set<K>()
  /** Number of own entries that replace none of the base. */
  private added = 0

  constructor(private readonly base?: ForkedMap<K, V>) {}

  /** Returns an independent copy; both may change. */
  copy(): ForkedMap<K, V> {
    const copied = new ForkedMap(this.base)
    copied.own = new Map(this.own)
    copied.gone = new Set(this.gone)
    copied.added = this.added
    return copied
  }

  get size(): number {
    return this.base ? this.base.size - this.gone.size + this.added : this.own.size
  }

  get(key: K): V | undefined {
    const found = this.own.get(key)
    if (found !== undefined || !this.base || this.gone.has(key)) return found
    return this.base.get(key)
  }

  has(key: K): boolean {
    return this.own.has(key) || this.isFromBase(key)
  }

  /** Whether the value of an entry was set since the beginning, so that nobody else holds it. */
  isOwn(key: K): boolean {
    return !this.base || this.own.has(key)
  }

  set(key: K, value: V): void {
    if (this.base && !this.own.has(key) && !this.isFromBase(key)) this.added += 1
    this.own.set(key, value)
  }

  /** Returns whether there was such an entry. */
  delete(key: K): boolean {
    const wasOwn = this.own.delete(key)
    if (this.isFromBase(key)) {
      this.gone.add(key)
      return true
    }
    if (wasOwn && this.base) this.added -= 1
    return wasOwn
  }

  keys(): IterableIterator<K> {
    return this.base ? this.keysOver(this.base) : this.own.keys()
  }

  *values(): Generator<V, undefined> {
    if (!this.base) {
      yield* this.own.values()
      return
    }
    for (const key of this.keysOver(this.base)) {
      const value = this.get(key)
      if (value !== undefined) yield value
    }
  }

  private *keysOver(base: ForkedMap<K, V>): Generator<K, undefined> {
    for (const key of base.keys()) if (!this.gone.has(key)) yield key
    for (const key of this.own.keys()) if (!this.isFromBase(key)) yield key
  }

  private isFromBase(key: K): boolean {
    return this.base !== undefined && !this.gone.has(key) && this.base.has(key)
  }
}
