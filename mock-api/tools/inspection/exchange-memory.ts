import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ExchangeFiles } from './exchange-files.ts'
import type { Recorded } from './recorded.ts'
import { showExchange, type Exchange } from './show-exchange.ts'
import { type Entry, type Limit, Tape } from './tape.ts'

/** Number of exchanges that `latest` returns at most. An idle server holds as many in memory. */
const latestCount = 1_000

interface Limits {
  /** Beyond this the oldest exchanges move to disk as soon as the server is idle. */
  readonly idle: Limit
  /** Beyond this the oldest exchanges are dropped, because calls come first. */
  readonly most: Limit
}

const usualLimits: Limits = {
  idle: { count: latestCount, bytes: 4_000_000 },
  most: { count: 4_000, bytes: 8_000_000 },
}
/** Limits of further worlds, because there may be many. */
const smallLimits: Limits = {
  idle: { count: latestCount, bytes: 500_000 },
  most: { count: 2_000, bytes: 1_000_000 },
}

/** A server is busy when more exchanges than this arrive within `waitMs`. */
const mostWhenIdle = 50
const waitMs = 100
/** Exchanges written after each wait: more than arrive at a server that is not busy. */
const writtenPerWait = 100
const writtenAtOnce = 25

export interface MemoryOptions {
  /** Whether it keeps less in memory. */
  readonly isSmall?: boolean
  /** Milliseconds after which exchanges are written, unless the server is busy. */
  readonly wait?: number
  /** Reports that exchanges could not leave the memory; the next exchange tries again. */
  readonly failed?: (cause: unknown) => void
}

/** The newest exchanges. The oldest of them move to files while the server is idle. */
export class ExchangeMemory {
  private tape: Tape
  private readonly limits: Limits
  /** Exchanges that have left the tape and are not yet in a file. */
  private beingWritten: Entry[] = []
  /** The move to files that is under way. */
  private moving: Promise<void> | undefined
  /** Number of exchanges that were ever added. */
  private added = 0

  constructor(
    private readonly files: ExchangeFiles,
    private readonly options: MemoryOptions,
  ) {
    this.limits = options.isSmall === true ? smallLimits : usualLimits
    this.tape = new Tape(this.limits.most)
  }

  /** Copies an exchange. Throws when it is too large or its head is not JSON. */
  add(entry: Pick<Entry, 'id' | 'isReal' | 'operation' | 'shown'>, head: object, body: string | Buffer): void {
    this.tape.add(entry, head, body)
    this.added += 1
  }

  /** Begins to move the oldest exchanges to files when there are more than an idle server should hold. */
  moveOldest(): void {
    if (!this.isFull) return
    this.moving ??= this.moveWhenIdle()
      .catch((cause: unknown) => this.options.failed?.(cause))
      .finally(() => (this.moving = undefined))
  }

  /** All entries in memory, oldest first. */
  entries(): Entry[] {
    return [...this.beingWritten, ...this.tape.entries]
  }

  /** The latest entries on the tape, oldest first. */
  latest(): readonly Entry[] {
    return this.tape.entries.slice(-latestCount)
  }

  get count(): number {
    return this.beingWritten.length + this.tape.entries.length
  }

  /** Whether an entry can still be shown: no later exchange has overwritten it. */
  isHeld(entry: Entry): boolean {
    return entry.shown !== undefined || entry.id >= (this.tape.entries[0]?.id ?? Infinity)
  }

  recorded(entry: Entry): Recorded {
    return this.tape.recorded(entry)
  }

  shown(entry: Entry): Exchange {
    return (entry.shown ??= showExchange(entry.id, this.recorded(entry)))
  }

  clear(): void {
    this.tape = new Tape(this.limits.most)
    this.beingWritten = []
  }

  private get isFull(): boolean {
    return this.tape.holdsMoreThan(this.limits.idle)
  }

  private async moveWhenIdle(): Promise<void> {
    while (this.isFull) {
      const before = this.added
      await setTimeout(this.options.wait ?? waitMs, undefined, { ref: false })
      if (this.added - before > mostWhenIdle) continue
      for (let written = 0; written < writtenPerWait; written += writtenAtOnce) await this.writeOldest()
    }
  }

  private async writeOldest(): Promise<void> {
    if (!this.isFull) return
    this.beingWritten = this.tape.take(Math.min(writtenAtOnce, this.tape.entries.length - 1))
    // Makes the texts of real exchanges too, because their bytes are overwritten next.
    for (const entry of this.beingWritten) this.shown(entry)
    const entries = this.beingWritten.filter(({ isReal }) => !isReal).map((entry) => this.shown(entry))
    if (entries.length > 0) await this.files.append(entries)
    this.beingWritten = []
    await setImmediate()
  }
}
