import { Listeners } from '../listeners.ts'
import { LazyRows } from './lazy-rows.ts'
import type { Row, StoredRow, StoredRows } from './stored-rows.ts'
import { type IndexKey, type IndexOf, type TableDefinition, TableIndex } from './table-index.ts'

/**
 * A table with indexes. `put` replaces records and never changes them in place, so references to old records stay
 * valid. Listeners run right after each change; transactions and schedules rely on that.
 */
export class Table<R extends Row, Index extends string = never> {
  readonly name: string
  /** Id of the next inserted record; never falls while the world moves forward. */
  nextId = 1
  private rows: LazyRows<R>
  private indexes: readonly TableIndex<R>[]
  /** One change of one record: before undefined = inserted, after undefined = deleted. */
  readonly changed = new Listeners<[table: Table<R, string>, before: R | undefined, after: R | undefined]>()

  constructor(readonly definition: TableDefinition<R, Index>) {
    this.name = definition.name
    this.rows = new LazyRows(definition.name)
    this.indexes = Object.entries<IndexOf<R>>(definition.indexes).map(([name, keyOf]) => new TableIndex(name, keyOf))
  }

  /** Fills an empty table with the rows of a file. */
  open(stored: StoredRows): void {
    this.rows.open(stored)
    this.nextId = (stored.ids.at(-1) ?? 0) + 1
    for (const index of this.indexes) index.open(stored)
  }

  /** Takes over another table's content without calling listeners. Do not use the other table afterwards. */
  takeOver(other: Table<R, Index>): void {
    this.rows = other.rows
    this.indexes = other.indexes
    this.nextId = other.nextId
  }

  copy(): Table<R, Index> {
    const copied = new Table(this.definition)
    copied.rows = this.rows.copy()
    copied.nextId = this.nextId
    for (const index of copied.indexes) index.indexRecords(copied.rows)
    return copied
  }

  /** Returns a table that begins as this one, at no cost. This one must not change any more. */
  fork(): Table<R, Index> {
    const forked = new Table(this.definition)
    forked.rows = this.rows.fork()
    forked.indexes = this.indexes.map((index) => index.fork())
    forked.nextId = this.nextId
    return forked
  }

  get size(): number {
    return this.rows.size
  }

  find(id: number): R | undefined {
    return this.rows.find(id)
  }

  /** Returns the record with this id. Throws when there is none, which is a defect of the caller. */
  get(id: number): R {
    const record = this.find(id)
    if (record === undefined) throw new Error(`Failed to read ${this.name} ${id}: there is no such record.`)
    return record
  }

  /** Like `find`, for reads of a whole table: does not keep lazy records in memory. */
  peek(id: number): R | undefined {
    return this.rows.peek(id)
  }

  /**
   * Begins to read rows as the table's file holds them, by rising id. Undefined for a record in memory, for none, and
   * when the file lacks one of the columns.
   */
  readStored(columns: readonly string[]): (id: number) => StoredRow | undefined {
    return this.rows.readStored(columns)
  }

  has(id: number): boolean {
    return this.rows.has(id)
  }

  /** All records in order of insertion. The cost grows with the table: not for request paths. */
  *all(): Generator<R, undefined> {
    for (const id of this.rows.ids()) yield this.get(id)
  }

  /** All ids in order of insertion. */
  ids(): IterableIterator<number> {
    return this.rows.ids()
  }

  /**
   * Visits the value that `compute` returns for each record, unordered. Uses the file's column of that name when it has
   * one, without reading records.
   */
  values<T>(column: string, compute: (record: R) => T | undefined, visit: (id: number, value: T) => void): void {
    this.rows.values(column, compute, visit)
  }

  /** Records under an index key, lowest id first. */
  by(index: Index, key: IndexKey): R[] {
    return this.idsBy(index, key).map((id) => this.get(id))
  }

  /** Ids under an index key, ascending. Do not change the returned array. */
  idsBy(index: Index, key: IndexKey): readonly number[] {
    return this.index(index).ids(key)
  }

  countBy(index: Index, key: IndexKey): number {
    return this.index(index).ids(key).length
  }

  findBy(index: Index, key: IndexKey): R | undefined {
    const [id] = this.index(index).ids(key)
    return id === undefined ? undefined : this.get(id)
  }

  insert(record: Omit<R, 'id'>): R {
    // The id comes first and overrides an id of the copied record, so that all records have one shape. Object.assign
    // would turn records with more than 12 fields into slow dictionaries.
    const added = { id: this.nextId, ...record }
    added.id = this.nextId
    this.add(added as R)
    return added as R
  }

  /** Replaces some fields of an existing record and returns the new one. */
  update(id: number, patch: Partial<Omit<R, 'id'>>): R {
    const before = this.get(id)
    // The patch adds no fields, so the shape stays.
    const changed = Object.assign({ ...before }, patch)
    this.replace(before, changed)
    return changed
  }

  /** Adds a record with its id, or replaces the record of that id. */
  put(record: R): void {
    const before = this.find(record.id)
    if (before === undefined) this.add(record)
    else this.replace(before, record)
  }

  delete(id: number): void {
    const before = this.find(id)
    if (before === undefined) return
    for (const index of this.indexes) index.remove(before)
    this.rows.delete(id)
    this.changed.notify(this, before, undefined)
  }

  private add(record: R): void {
    this.rows.set(record)
    if (record.id >= this.nextId) this.nextId = record.id + 1
    for (const index of this.indexes) index.add(record)
    this.changed.notify(this, undefined, record)
  }

  private replace(before: R, record: R): void {
    this.rows.set(record)
    for (const index of this.indexes) index.move(before, record)
    this.changed.notify(this, before, record)
  }

  private index(name: Index): TableIndex<R> {
    const found = this.indexes.find((index) => index.name === name)
    if (!found) throw new Error(`Failed to read ${this.name}: there is no index ${name}.`)
    return found
  }
}
