import type { Row } from '../table/stored-rows.ts'
import { type AnyTable, type Tables, tablesOf } from '../table/tables.ts'
import { encodeEntry, unstatedVersion } from './journal/entry.ts'

interface Touched {
  readonly table: AnyTable
  readonly id: number
  /** The record before the transaction; undefined when it did not exist. */
  readonly before: Row | undefined
}

/** A record that a committed transaction added, changed or removed. */
export interface Committed {
  readonly table: string
  readonly before: Row | undefined
  readonly after: Row | undefined
}

/** Changes of a committed transaction. */
export interface Change {
  readonly line: Buffer
  /** In order of first touch. */
  readonly records: readonly Committed[]
  /** Cause given to `Store.withCause`; undefined outside it. */
  readonly cause: object | undefined
  /** Undoes the transaction; allowed only while no later one stands. */
  undo(this: void): void
}

/** Records changes of a world between `begin` and `commit` or `rollback`. One at a time: rules are synchronous. */
export class Transaction {
  private touched: Map<string, Touched> | undefined
  private isReading = false
  private readonly tables: readonly AnyTable[]
  /** Next ids at the start, in table order. */
  private readonly nextIds: number[] = []

  /** @param version of the records (`WorldFormat.version`) */
  constructor(
    world: Tables,
    private readonly version: number,
  ) {
    this.tables = tablesOf(world)
    for (const table of this.tables) {
      table.changed.add((changed, before, after) => {
        const id = (after ?? before)?.id
        if (id === undefined) return
        if (this.isReading) this.refuse(changed, id, before)
        if (this.touched === undefined) return
        const key = `${changed.name} ${id}`
        if (!this.touched.has(key)) this.touched.set(key, { table: changed, id, before })
      })
    }
  }

  get open(): boolean {
    return this.touched !== undefined
  }

  begin(): void {
    this.touched = new Map()
    for (const [index, table] of this.tables.entries()) this.nextIds[index] = table.nextId
  }

  /** Runs work that changes nothing. Throws when it changes a record, because no journal line would hold the change. */
  reading<T>(work: () => T): T {
    this.isReading = true
    try {
      return work()
    } finally {
      this.isReading = false
    }
  }

  /** Ends the transaction; undefined when nothing changed. */
  commit(cause?: object): Change | undefined {
    if (!this.touched || this.touched.size === 0) {
      this.touched = undefined
      return undefined
    }
    const touched = [...this.touched.values()]
    const changes: Record<string, (object | number)[]> = {}
    const records: Committed[] = []
    for (const { table, id, before } of touched) {
      const after = table.find(id)
      ;(changes[table.name] ??= []).push(after ?? id)
      records.push({ table: table.name, before, after })
    }
    const line = encodeEntry({ changes, version: this.version === unstatedVersion ? undefined : this.version })
    const nextIds = [...this.nextIds]
    this.touched = undefined
    return { line, records, cause, undo: () => this.putBack(touched, nextIds) }
  }

  rollback(): void {
    const touched = [...(this.touched?.values() ?? [])]
    this.touched = undefined
    this.putBack(touched, this.nextIds)
  }

  /** Restores a record that a read has changed, and throws. */
  private refuse(table: AnyTable, id: number, before: Row | undefined): never {
    this.isReading = false
    if (before === undefined) table.delete(id)
    else table.put(before)
    throw new Error(`Failed to read: ${table.name} ${id} would change. Correct readOnly or writesWith of the call.`)
  }

  private putBack(touched: readonly Touched[], nextIds: readonly number[]): void {
    for (const { table, id, before } of touched.toReversed()) {
      if (before === undefined) table.delete(id)
      else table.put(before)
    }
    for (const [index, table] of this.tables.entries()) table.nextId = nextIds[index] ?? table.nextId
  }
}
