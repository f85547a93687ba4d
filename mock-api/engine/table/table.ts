import { LazyRows } from './lazy-rows.ts'
import { type IndexKey, type Row, type TableDefinition, type StoredRows, TableIndex } from './table-index.ts'

/** One change of one record: before undefined = inserted, after undefined = deleted. */
export type ChangeListener<R extends Row = Row> = (
  table: Table<R, string>,
  before: R | undefined,
  after: R | undefined,
) => void

/**
 * A table with indexes. Records are never changed in place: `put` replaces them, so anyone may keep a reference to an old
 * one. Listeners see each change right after it happened (transactions and schedules rely on it).
 */
export class Table<R extends Row, Index extends string = never> {
  readonly name: string
  /** The id that the next inserted record gets; never falls while the world moves forward. */
  nextId = 1
  private rows: LazyRows<R>
  private indexes: readonly TableIndex<R>[]
  private listeners: readonly ChangeListener<R>[] = []

  constructor(readonly definition: TableDefinition<R, Index>) {
    this.name = definition.name
    this.rows = new LazyRows(definition.name)
    this.indexes = (Object.entries(definition.indexes) as [Index, (record: R) => unknown][]).map(
      ([name, keyOf]) => new TableIndex(name, keyOf),
    )
  }

  /** Begins an empty table with the rows of a file. */
  open(stored: StoredRows): void {
    this.rows.open(stored)
    for (const index of this.indexes) index.open(stored)
  }

  /**
   * Holds what another table of the same kind held, at once and without telling listeners. The other one must not be used
   * any more.
   */
  takeOver(other: Table<R, Index>): void {
    this.rows = other.rows
    this.indexes = other.indexes
    this.nextId = other.nextId
  }

  /** A table that begins with the records of this one, and from then on goes its own way. */
  copy(): Table<R, Index> {
    const copied = new Table(this.definition)
    copied.rows = this.rows.copy()
    copied.nextId = this.nextId
    for (const index of copied.indexes) index.beginWith(copied.rows)
    return copied
  }

  get size(): number {
    return this.rows.size
  }

  /** Tells a listener of every change until the returned function is called. */
  onChange(listener: ChangeListener<R>): () => void {
    this.listeners = [...this.listeners, listener]
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener)
    }
  }

  /** The record with this id, or undefined. */
  find(id: number): R | undefined {
    return this.rows.find(id)
  }

  /** The record with this id; throws when there is none, which is a defect of the caller. */
  get(id: number): R {
    const record = this.find(id)
    if (record === undefined) throw new Error(`Failed to read ${this.name} ${id}: there is no such record.`)
    return record
  }

  /** Like `find`, for who goes through a whole table once: what lies in the file is not kept in memory. */
  peek(id: number): R | undefined {
    return this.rows.peek(id)
  }

  has(id: number): boolean {
    return this.rows.has(id)
  }

  /** All records in order of insertion. Cost grows with the table: not for request paths. */
  *all(): Generator<R, undefined> {
    for (const id of this.rows.ids()) yield this.get(id)
  }

  /** All ids in order of insertion. */
  ids(): IterableIterator<number> {
    return this.rows.ids()
  }

  /**
   * Visits what `compute` says of each record, in no order: from the file's column of that name where it has one, without
   * reading the record.
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
    return this.index(index).count(key)
  }

  /** The first record under an index key, or undefined. */
  findBy(index: Index, key: IndexKey): R | undefined {
    const id = this.index(index).first(key)
    return id === undefined ? undefined : this.get(id)
  }

  /** Adds a record under the next id and returns it. */
  insert(record: Omit<R, 'id'>): R {
    // The id comes first, so that records of one table have one shape, and counts also where a copied record brings its own.
    // Object.assign would make a slow dictionary of a record with more than 12 fields.
    const added = { id: this.nextId, ...record }
    added.id = this.nextId
    this.add(added as R)
    return added as R
  }

  /** Replaces some fields of an existing record and returns the new one. */
  update(id: number, patch: Partial<Omit<R, 'id'>>): R {
    const before = this.get(id)
    const changed = Object.assign({ ...before }, patch)
    this.replace(before, changed)
    return changed
  }

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
    for (const listener of this.listeners) listener(this, before, undefined)
  }

  private add(record: R): void {
    this.rows.set(record)
    if (record.id >= this.nextId) this.nextId = record.id + 1
    for (const index of this.indexes) index.add(record)
    for (const listener of this.listeners) listener(this, undefined, record)
  }

  private replace(before: R, record: R): void {
    this.rows.set(record)
    for (const index of this.indexes) index.move(before, record)
    for (const listener of this.listeners) listener(this, before, record)
  }

  private index(name: Index): TableIndex<R> {
    const found = this.indexes.find((index) => index.name === name)
    if (!found) throw new Error(`Failed to read ${this.name}: there is no index ${name}.`)
    return found
  }
}

/** A world: its tables by name, in the order of its file. Each has a record type and index names of its own. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tables = Readonly<Record<string, Table<any, any>>>

export type AnyTable = Table<Row, string>

/** Empty tables in memory. */
// oxlint-disable-next-line typescript/no-explicit-any
export function createTables(definitions: Readonly<Record<string, TableDefinition<any, any>>>): Tables {
  return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, new Table(definition)]))
}

/** The tables of a world in file order, for code that treats all alike. */
export function tablesOf(world: Tables): AnyTable[] {
  return Object.values(world)
}

/** Makes `target` hold what `source` holds, in one moment whatever their size; `source` must not be used any more. */
export function takeOver(target: Tables, source: Tables): void {
  for (const table of tablesOf(target)) table.takeOver(tableOf(source, table.name))
}

/** A world that begins as this one is now; records never change in place, so that they need no copies of their own. */
export function copyOf<W extends Tables>(world: W): W {
  return Object.fromEntries(Object.entries(world).map(([name, table]) => [name, table.copy()])) as Tables as W
}

/** One table by name, for code that treats all alike. */
export function tableOf(world: Tables, name: string): AnyTable {
  const table = world[name]
  if (!table) throw new Error(`Failed to read the world: it has no table ${name}.`)
  return table
}
