import { rmSync } from 'node:fs'
import { journalPath } from './generations.ts'
import { JournalEnd } from './journal/end-file.ts'
import { encodeHead, type Position } from './journal/entry.ts'
import type { JournalHeads } from './journal/heads.ts'
import { Journal } from './journal/journal.ts'
import { StoreError } from './store-error.ts'

/** A journal that is open, with its place among the others. */
interface OpenJournal {
  readonly file: Journal
  readonly generation: number
  /** Length of the first line when that holds no change. */
  readonly headBytes: number
  /** Position that the journal continues from; undefined when its generation has a world file. */
  readonly from?: Position | undefined
}

/** The journal to which changes are appended. It gives way to the next one when a world file or a way back begins. */
export class PresentJournal {
  private present: OpenJournal | undefined
  private end: JournalEnd | undefined

  constructor(
    private readonly dir: string,
    private readonly heads: JournalHeads,
  ) {}

  get isOpen(): boolean {
    return this.present !== undefined
  }

  /** Number of the journal; 0 before the first. */
  get generation(): number {
    return this.present?.generation ?? 0
  }

  /** Whether the file still exists at its path. */
  get isInPlace(): boolean {
    return this.open.file.isInPlace
  }

  get bytes(): number {
    return this.open.file.size
  }

  /** Whether the journal holds no change. */
  get isEmpty(): boolean {
    return this.bytes === this.open.headBytes
  }

  /** Position that the world went back to, until its first change. */
  get unchangedFrom(): Position | undefined {
    const { from } = this.open
    return from && this.isEmpty ? from : undefined
  }

  /** Continues an existing journal behind its last intact line, at `bytes`. */
  continueAt(generation: number, bytes: number): void {
    const { bytes: headLength, from } = this.heads.of(generation)
    const file = this.openFile(generation, bytes)
    this.replace({ file, generation, headBytes: Math.min(headLength, bytes), from })
  }

  /** Begins an empty journal, which follows the present one. */
  create(generation: number): void {
    this.replace({ file: this.openFile(generation, 0), generation, headBytes: 0 })
  }

  /**
   * Begins a journal that does not follow the present one, but its own world file, or an earlier position.
   * @param then runs when the first line is written; if it throws, the present journal stays
   */
  createDetached(generation: number, from?: Position, then = () => {}): void {
    const head = encodeHead(from)
    let file: Journal | undefined
    try {
      file = this.openFile(generation, 0)
      file.append([head])
      then()
    } catch (cause) {
      file?.close()
      rmSync(journalPath(this.dir, generation), { force: true })
      throw cause
    }
    this.replace({ file, generation, headBytes: head.length, from })
  }

  append(lines: readonly Buffer[]): void {
    this.open.file.append(lines)
  }

  close(): void {
    this.present?.file.close()
    this.end?.close()
  }

  private openFile(generation: number, bytes: number): Journal {
    this.end ??= new JournalEnd(this.dir)
    return new Journal(journalPath(this.dir, generation), bytes, (onDisk) =>
      this.end?.write({ journal: generation, bytes: onDisk }),
    )
  }

  private replace(next: OpenJournal): void {
    const former = this.present
    this.present = next
    const { generation, file } = next
    this.end?.write({ journal: generation, bytes: file.onDisk })
    this.heads.forget(generation)
    former?.file.close()
  }

  private get open(): OpenJournal {
    if (!this.present) throw new StoreError(`Failed to use ${this.dir}: its world was not opened. Read it first.`)
    return this.present
  }
}
