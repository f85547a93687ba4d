import type { Change } from './transaction.ts'

/**
 * The transactions of one turn of the event loop, which go to the journal in one write. They are in the world at once, so
 * that whoever asks next sees them; what was seen of them may be answered when they are `saved`.
 */
export class GroupCommit {
  private group: Change[] = []
  private readonly waiting: { resolve: () => void; reject: (cause: unknown) => void }[] = []

  /**
   * @param write puts the lines into the journal, all or none
   * @param committed hears of each transaction that is safe
   */
  constructor(
    private readonly write: (lines: readonly Buffer[]) => void,
    private readonly committed: (change: Change) => void,
  ) {}

  add(change: Change): void {
    // Behind all that the system has at hand now: those changes go along.
    if (this.group.length === 0) setImmediate(() => this.flush())
    this.group.push(change)
  }

  /** Resolves when all changes so far are in the journal; undefined when they are. Rejects when they could not be written. */
  saved(): Promise<void> | undefined {
    if (this.group.length === 0) return undefined
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  /** Writes what waits now. What cannot be written is undone, the latest first; who waits for it hears why. */
  flush(): void {
    if (this.group.length === 0) return
    const group = this.group
    this.group = []
    const waiting = this.waiting.splice(0)
    try {
      this.write(group.map(({ line }) => line))
    } catch (cause) {
      for (const { undo } of group.toReversed()) undo()
      for (const { reject } of waiting) reject(cause)
      return
    }
    for (const change of group) this.committed(change)
    for (const { resolve } of waiting) resolve()
  }
}
