import { setImmediate } from 'node:timers'
import type { Position } from './journal/entry.ts'
import type { Change } from './transaction.ts'

/**
 * Transactions of one turn of the event loop, written to the journal together. The world shows them at once; responses
 * wait until they are `saved`.
 */
export class GroupCommit {
  private group: Change[] = []
  private readonly waiting: { resolve: () => void; reject: (cause: unknown) => void }[] = []

  /**
   * @param write appends all lines to the journal, or none; returns the end of the journal before them
   * @param committed called for each transaction after the write, with the position of its line
   */
  constructor(
    private readonly write: (lines: readonly Buffer[]) => Position,
    private readonly committed: (change: Change, before: Position) => void,
  ) {}

  add(change: Change): void {
    // Runs after all events that are already queued, so that their changes join the same write.
    if (this.group.length === 0) setImmediate(() => this.flush())
    this.group.push(change)
  }

  /** Resolves when all changes are in the journal; undefined when they already are. Rejects when the write failed. */
  saved(): Promise<void> | undefined {
    if (this.group.length === 0) return undefined
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  /** Writes the waiting changes. If that fails, undoes them in reverse order and rejects all waiting requests. */
  flush(): void {
    if (this.group.length === 0) return
    const group = this.group
    this.group = []
    const waiting = this.waiting.splice(0)
    let before: Position
    try {
      before = this.write(group.map(({ line }) => line))
    } catch (cause) {
      for (const { undo } of group.toReversed()) undo()
      for (const { reject } of waiting) reject(cause)
      return
    }
    try {
      for (const change of group) {
        this.committed(change, before)
        before = { ...before, bytes: before.bytes + change.line.length }
      }
    } finally {
      // The changes are safe, whatever a listener throws.
      for (const { resolve } of waiting) resolve()
    }
  }
}
