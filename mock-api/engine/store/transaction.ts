import type { Row } from '../table/define-table.ts'
import { tablesOf, type AnyTable, type Tables } from '../table/tables.ts'
import type { JournalEntry } from './journal-line.ts'

interface Change {
  readonly table: AnyTable
  readonly id: number
  /** The record before the transaction, undefined when it did not exist. */
  readonly before: Row | undefined
}

/** A record that a committed transaction added, changed or removed. */
export interface Committed {
  readonly table: string
  readonly before: Row | undefined
  readonly after: Row | undefined
}

/** Records what happens to a world between `begin` and `commit` or `rollback`. One at a time: rules are synchronous. */
export class Transaction {
  private changes: Map<string, Change> | undefined
  private readonly tables: readonly AnyTable[]
  /** Next ids at the beginning, in the order of the tables. Reused: every read is a transaction too. */
  private readonly nextIds: number[] = []

  constructor(world: Tables) {
    this.tables = tablesOf(world)
    for (const table of this.tables) {
      table.onChange((changed, before, after) => {
        const id = (after ?? before)?.id
        if (this.changes === undefined || id === undefined) return
        const key = `${changed.name} ${id}`
        if (!this.changes.has(key)) this.changes.set(key, { table: changed, id, before })
      })
    }
  }

  get open(): boolean {
    return this.changes !== undefined
  }

  begin(): void {
    this.changes = new Map()
    for (const [place, table] of this.tables.entries()) this.nextIds[place] = table.nextId
  }

  /** What the journal must hold, or undefined when nothing changed. */
  entry(): JournalEntry | undefined {
    if (!this.changes || this.changes.size === 0) return undefined
    const changes: Record<string, (object | number)[]> = {}
    for (const { table, id } of this.changes.values()) {
      ;(changes[table.name] ??= []).push(table.find(id) ?? id)
    }
    return { changes }
  }

  /** Ends the transaction and returns what changed, in order of first touch. */
  commit(): Committed[] {
    const changes = [...(this.changes?.values() ?? [])]
    this.changes = undefined
    return changes.map(({ table, id, before }) => ({
      table: table.name,
      before,
      after: table.find(id),
    }))
  }

  /** Puts every touched record back, in reverse order of first touch. */
  rollback(): void {
    const touched = [...(this.changes?.values() ?? [])].toReversed()
    this.changes = undefined
    for (const { table, id, before } of touched) {
      if (before === undefined) table.delete(id)
      else table.put(before)
    }
    for (const [place, table] of this.tables.entries()) table.nextId = this.nextIds[place] ?? table.nextId
  }
}
