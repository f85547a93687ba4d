import { rmSync } from 'node:fs'
import { journalPath } from './generations.ts'
import { JournalEnd } from './journal/end-file.ts'
import { encodeHead, type Position } from './journal/entry.ts'
import type { JournalHeads } from './journal/heads.ts'
import { Journal } from './journal/journal.ts'
import { StoreError } from './store-error.ts'

/** The journal to which changes are appended. It gives way to the next one when a world file or a way back begins. */
export class PresentJournal {
  /** Number of the journal; 0 before the first. */
  generation = 0
  private journal: Journal | undefined
  private end: JournalEnd | undefined
  /** Length of the first line when that holds no change. */
  private headBytes = 0
  /** Position that the journal continues from; undefined when its generation has a world file. */
  private from: Position | undefined

  constructor(
    private readonly dir: string,
    private readonly heads: JournalHeads,
  ) {}

  get isOpen(): boolean {
    return this.journal !== undefined
  }

  /** Whether the file still exists at its path. */
  get isInPlace(): boolean {
    return this.openJournal.isInPlace
  }

  get bytes(): number {
    return this.openJournal.size
  }

  /** Whether the journal holds no change. */
  get isEmpty(): boolean {
    return this.openJournal.size === this.headBytes
  }

  /** Position that the world went back to, until its first change. */
  get unchangedFrom(): Position | undefined {
    return this.from && this.isEmpty ? this.from : undefined
  }

  /** Opens an existing journal up to its last intact line. */
  open(generation: number, bytes: number): void {
    const head = this.heads.of(generation)
    this.use(this.openFile(generation, bytes), generation, Math.min(head.bytes, bytes))
    this.from = head.from
  }

  /** Begins an empty journal, which follows the present one. */
  create(generation: number): void {
    this.use(this.openFile(generation, 0), generation, 0)
  }

  /**
   * Begins a journal that does not follow the present one, but its own world file, or an earlier position.
   * @param then runs when the first line is written; if it throws, the present journal stays
   */
  createDetached(generation: number, from?: Position, then = () => {}): void {
    const head = encodeHead(from)
    let journal: Journal | undefined
    try {
      journal = this.openFile(generation, 0)
      journal.append([head])
      then()
    } catch (cause) {
      journal?.close()
      rmSync(journalPath(this.dir, generation), { force: true })
      throw cause
    }
    this.use(journal, generation, head.length)
    this.from = from
  }

  append(lines: readonly Buffer[]): void {
    this.openJournal.append(lines)
  }

  close(): void {
    this.journal?.close()
    this.end?.close()
  }

  private openFile(generation: number, bytes: number): Journal {
    this.end ??= new JournalEnd(this.dir)
    return new Journal(journalPath(this.dir, generation), bytes, (onDisk) =>
      this.end?.write({ journal: generation, bytes: onDisk }),
    )
  }

  private use(journal: Journal, generation: number, headBytes: number): void {
    const former = this.journal
    this.journal = journal
    this.generation = generation
    this.headBytes = headBytes
    this.from = undefined
    this.end?.write({ journal: generation, bytes: journal.onDisk })
    this.heads.forget(generation)
    former?.close()
  }

  private get openJournal(): Journal {
    if (!this.journal) throw new StoreError(`Failed to use ${this.dir}: its world was not opened. Read it first.`)
    return this.journal
  }
}
