import type * as z from 'zod/mini'
import { ForkedMap } from './forked-map.ts'
import type { Row, StoredRows } from './stored-rows.ts'

export type IndexKey = string | number

/** Keys of a record; undefined, or null in a stored column, when the index does not contain it. */
type Keys = IndexKey | readonly IndexKey[] | null | undefined

export type IndexOf<R> = (record: R) => Exclude<Keys, null>

/** Name, stored shape and indexes of a table. */
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

/** Name of the column that holds the keys of an index. */
export function indexColumn(index: string): string {
  return `by-${index}`
}

/** Ids by key of one index, ascending. Its keys are read when it is first needed. */
export class TableIndex<R extends Row> {
  private map: IdsByKey = new ForkedMap()
  /** Adds the keys that the index begins with; undefined once it has. */
  private build: (() => void) | undefined

  constructor(
    readonly name: string,
    private readonly keyOf: IndexOf<R>,
  ) {}

  /** Begins with the keys of stored rows: those of their column, if the file has it. */
  open(stored: StoredRows): void {
    this.build = () => {
      const keys =
        stored.column(indexColumn(this.name)) ?? stored.ids.map((_, position) => this.keyOf(stored.read(position) as R))
      for (let position = 0; position < keys.length; position += 1)
        this.addUnder(keys[position] as Keys, stored.ids[position] as number)
    }
  }

  /** Begins with the keys of records. */
  indexRecords(records: Iterable<R>): void {
    this.build = () => {
      for (const record of records) this.addUnder(this.keyOf(record), record.id)
    }
  }

  /** Returns an index that begins as this one, at no cost. This one must not change any more. */
  fork(): TableIndex<R> {
    const forked = new TableIndex(this.name, this.keyOf)
    forked.build = () => {
      forked.map = new ForkedMap(this.built())
    }
    return forked
  }

  /** Do not change the returned array. */
  ids(key: IndexKey): readonly number[] {
    return this.built().get(key) ?? []
  }

  add(record: R): void {
    this.addUnder(this.keyOf(record), record.id)
  }

  remove(record: R): void {
    this.removeUnder(this.keyOf(record), record.id)
  }

  /** Most changes touch no key, so the index stays unchanged. */
  move(before: R, after: R): void {
    const [old, fresh] = [this.keyOf(before), this.keyOf(after)]
    if (isSame(old, fresh)) return
    this.removeUnder(old, before.id)
    this.addUnder(fresh, after.id)
  }

  private built(): IdsByKey {
    const { build } = this
    // Cleared first, because adding reads the index.
    this.build = undefined
    build?.()
    return this.map
  }

  private addUnder(keys: Keys, id: number): void {
    for (const key of keysOf(keys)) insertInto(this.ownIds(key), id)
  }

  private removeUnder(keys: Keys, id: number): void {
    for (const key of keysOf(keys)) {
      const ids = this.ownIds(key)
      const at = positionOf(ids, id)
      if (ids[at] === id) ids.splice(at, 1)
      if (ids.length === 0) this.map.delete(key)
    }
  }

  /** Returns the ids of a key as a list that may be changed; a list of another index is copied first. */
  private ownIds(key: IndexKey): number[] {
    const map = this.built()
    const found = map.get(key)
    if (found && map.isOwn(key)) return found
    const own = found ? [...found] : []
    map.set(key, own)
    return own
  }
}

type IdsByKey = ForkedMap<IndexKey, number[]>

/** New ids are usually the highest, so adding is a push. */
function insertInto(ids: number[], id: number): void {
  if ((ids.at(-1) ?? 0) < id) {
    ids.push(id)
    return
  }
  const at = positionOf(ids, id)
  if (ids[at] !== id) ids.splice(at, 0, id)
}

/** Returns the first position whose id is not below the given one. */
function positionOf(ids: readonly number[], id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[middle] as number) < id) low = middle + 1
    else high = middle
  }
  return low
}

function isSame(old: Keys, fresh: Keys): boolean {
  if (old === fresh) return true
  if (!Array.isArray(old) || !Array.isArray(fresh) || old.length !== fresh.length) return false
  return old.every((key, position) => key === fresh[position])
}

function keysOf(keys: Keys): readonly IndexKey[] {
  if (keys === undefined || keys === null) return []
  return typeof keys === 'object' ? keys : [keys]
}
