import { Bucket } from './bucket.ts'
import type { IndexKey, Row, TableDefinition } from './define-table.ts'

/** One change of one record: before undefined = inserted, after undefined = deleted. */
export type ChangeListener<R extends Row = Row> = (
  table: Table<R, string>,
  before: R | undefined,
  after: R | undefined,
) => void

/**
 * An in-memory table with indexes. Records are never changed in place: `put` replaces them, so anyone may keep a
 * reference to an old one. Listeners see each change right after it happened (transactions and schedules rely on it).
 */
export class Table<R extends Row, Index extends string = never> {
  readonly name: string
  /** The id that the next inserted record gets; never falls while the world moves forward. */
  nextId = 1
  private readonly rows = new Map<number, R>()
  private readonly buckets: { name: Index; keyOf: (record: R) => unknown; map: Map<IndexKey, Bucket> }[]
  private readonly listeners: ChangeListener<R>[] = []

  constructor(readonly definition: TableDefinition<R, Index>) {
    this.name = definition.name
    this.buckets = (Object.entries(definition.indexes) as [Index, (record: R) => unknown][]).map(
      ([name, keyOf]) => ({ name, keyOf, map: new Map() }),
    )
  }

  get size(): number {
    return this.rows.size
  }

  onChange(listener: ChangeListener<R>): void {
    this.listeners.push(listener)
  }

  /** The record with this id, or undefined. */
  find(id: number): R | undefined {
    return this.rows.get(id)
  }

  /** The record with this id; throws when there is none, which is a defect of the caller. */
  get(id: number): R {
    const record = this.rows.get(id)
    if (record === undefined) throw new Error(`Failed to read ${this.name} ${id}: there is no such record.`)
    return record
  }

  has(id: number): boolean {
    return this.rows.has(id)
  }

  /** All records in order of insertion. Cost grows with the table: not for request paths. */
  all(): IterableIterator<R> {
    return this.rows.values()
  }

  /** All ids in order of insertion. */
  ids(): IterableIterator<number> {
    return this.rows.keys()
  }

  /** Records under an index key, lowest id first. */
  by(index: Index, key: IndexKey): R[] {
    return this.idsBy(index, key).map((id) => this.get(id))
  }

  /** Ids under an index key, ascending. Do not change the returned array. */
  idsBy(index: Index, key: IndexKey): readonly number[] {
    return this.bucket(index).get(key)?.ids ?? []
  }

  countBy(index: Index, key: IndexKey): number {
    return this.bucket(index).get(key)?.ids.length ?? 0
  }

  /** The first record under an index key, or undefined. */
  findBy(index: Index, key: IndexKey): R | undefined {
    const id = this.bucket(index).get(key)?.ids[0]
    return id === undefined ? undefined : this.get(id)
  }

  /** Adds a record under the next id and returns it. */
  insert(record: Omit<R, 'id'>): R {
    const added = { ...record, id: this.nextId } as R
    this.put(added)
    return added
  }

  /** Replaces some fields of an existing record and returns the new one. */
  update(id: number, patch: Partial<Omit<R, 'id'>>): R {
    const changed = { ...this.get(id), ...patch }
    this.put(changed)
    return changed
  }

  put(record: R): void {
    const before = this.rows.get(record.id)
    this.rows.set(record.id, record)
    if (record.id >= this.nextId) this.nextId = record.id + 1
    if (before === undefined) this.index(record)
    else this.reindex(before, record)
    for (const listener of this.listeners) listener(this, before, record)
  }

  delete(id: number): void {
    const before = this.rows.get(id)
    if (before === undefined) return
    this.unindex(before)
    this.rows.delete(id)
    for (const listener of this.listeners) listener(this, before, undefined)
  }

  private bucket(index: Index): Map<IndexKey, Bucket> {
    const found = this.buckets.find((bucket) => bucket.name === index)
    if (!found) throw new Error(`Failed to read ${this.name}: there is no index ${index}.`)
    return found.map
  }

  private index(record: R): void {
    for (const { keyOf, map } of this.buckets) addUnder(map, keyOf(record), record.id)
  }

  private unindex(record: R): void {
    for (const { keyOf, map } of this.buckets) removeUnder(map, keyOf(record), record.id)
  }

  /** Most changes touch no key: those indexes stay as they are. */
  private reindex(before: R, after: R): void {
    for (const { keyOf, map } of this.buckets) {
      const [old, fresh] = [keyOf(before), keyOf(after)]
      if (isSame(old, fresh)) continue
      removeUnder(map, old, before.id)
      addUnder(map, fresh, after.id)
    }
  }
}

function addUnder(map: Map<IndexKey, Bucket>, keys: unknown, id: number): void {
  for (const key of keysOf(keys)) {
    const bucket = map.get(key)
    if (bucket) bucket.add(id)
    else map.set(key, new Bucket(id))
  }
}

function removeUnder(map: Map<IndexKey, Bucket>, keys: unknown, id: number): void {
  for (const key of keysOf(keys)) {
    const bucket = map.get(key)
    if (bucket && bucket.remove(id) === 0) map.delete(key)
  }
}

function isSame(old: unknown, fresh: unknown): boolean {
  if (old === fresh) return true
  if (!Array.isArray(old) || !Array.isArray(fresh) || old.length !== fresh.length) return false
  return old.every((key, place) => key === fresh[place])
}

function keysOf(keys: unknown): readonly IndexKey[] {
  if (keys === undefined) return []
  return Array.isArray(keys) ? (keys as IndexKey[]) : [keys as IndexKey]
}
