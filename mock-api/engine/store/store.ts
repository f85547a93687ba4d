import { Low } from 'lowdb'
import { takeOver, type Tables } from '../table/table.ts'
import { Checkpoints, type Checkpoint } from './checkpoints.ts'
import { lockFolder, makeFolder, StoreError, storeErrorOf } from './files.ts'
import type { FolderHealth } from './folder-health.ts'
import type { JournalRange, Opened } from './generations.ts'
import { GroupCommit, type Position } from './journal.ts'
import { Transaction, type Committed } from './transaction.ts'
import { WorldFolder } from './world-folder.ts'
import type { WorldFormat } from './world-format.ts'

/** What goes along when another world takes the place of this one. */
export interface Replacing {
  /** When the other world is written, just before that moment: what must be kept of the present one. */
  readonly ready?: () => Promise<void>
  /** In that moment, before anybody sees the other world. */
  readonly swapped?: () => void
  /** Worlds of one key have the same bytes: the file of the one before is copied. */
  readonly fileKey?: string | undefined
  /** Given for a world that was read from this folder: it is gone back to, and nothing is written. */
  readonly kept?: Kept | undefined
}

/** Where a world was read from. */
export type Kept = Pick<Opened<Tables>, 'position' | 'close'>

/**
 * A journal is compacted into a new world file once it is this many times as long. Each time the whole world is written:
 * with 2, all writing together stays below three times the changes themselves (P7).
 */
const compactAtWorlds = 2
const smallestCompactedBytes = 1024 * 1024

/** How a transaction came about: what asked for it, and where the journal ended before it. */
interface Origin {
  readonly cause: object | undefined
  readonly before: Position
  /** Where its line ends. */
  readonly end: number
}

type CommitListener = (changes: readonly Committed[], origin: Origin) => void

/**
 * Keeps one world on disk (docs/architecture.md): lowdb holds it, its adapter keeps world file and journal. All reading and
 * changing of the world goes through `world` and `transact`.
 */
export class Store<W extends Tables> {
  private readonly transaction: Transaction
  /** The world file that is being written, by a compaction or for another world. */
  private writing: Promise<void> | undefined
  private readonly listeners: CommitListener[] = []
  private cause: object | undefined
  /** Where the journal ended before the change that is told next. */
  private told: Position | undefined
  /** Positions that are needed besides those of the checkpoints. */
  needed: () => Iterable<Position> = () => []

  private readonly commits = new GroupCommit(
    (lines) => {
      this.told = this.folder.writtenPosition
      this.folder.append(lines)
    },
    ({ records, line, cause }) => {
      const before = this.told ?? this.folder.writtenPosition
      const end = before.bytes + line.length
      this.told = { ...before, bytes: end }
      for (const listener of this.listeners) listener(records, { cause, before, end })
      this.compactWhenLong()
    },
  )

  private constructor(
    private readonly db: Low<W>,
    private readonly folder: WorldFolder<W>,
    readonly checkpoints: Checkpoints,
    private readonly dir: string,
    private readonly unlock: () => void,
  ) {
    this.transaction = new Transaction(db.data)
  }

  /**
   * Opens the world of a folder; in an empty one `found` fills a new world first. Throws StoreError with one line when
   * the folder or what is in it cannot be used; then nothing has been written.
   */
  static async open<W extends Tables>(
    dir: string,
    format: WorldFormat<W>,
    found: (world: W) => void | Promise<void>,
  ): Promise<Store<W>> {
    await makeFolder(dir)
    const unlock = lockFolder(dir)
    let folder: WorldFolder<W> | undefined
    try {
      const checkpoints = await Checkpoints.open(dir, (cause) => folder?.refuse(cause))
      let store: Store<W> | undefined
      folder = new WorldFolder(
        dir,
        format,
        () => [...checkpoints.positions(), ...(store?.needed() ?? [])],
        () => store?.commits.flush(),
      )
      const db = new Low<W>(folder, format.create())
      await db.read()
      if (folder.isEmpty) {
        await found(db.data)
        await db.write()
      }
      store = new Store(db, folder, checkpoints, dir, unlock)
      return store
    } catch (cause) {
      folder?.health.close()
      unlock()
      throw storeErrorOf(cause, `use the data folder ${dir}`)
    }
  }

  /** Whether what is written can be found again. */
  get health(): FolderHealth {
    return this.folder.health
  }

  get world(): W {
    return this.db.data
  }

  /** Names the bytes of the present world file, for {@link Replacing.fileKey}. */
  nameFile(key: string): void {
    this.folder.nameFile(key)
  }

  /** What had to be quarantined while opening, one line each. */
  get reports(): readonly string[] {
    return this.folder.reports
  }

  /**
   * Runs a rule on the world. If it throws (a Refusal), the world is as it was. If it returns, its changes go to the
   * journal with all others of this turn of the event loop: whoever answers for them waits until they are `saved`.
   */
  transact<T>(rule: (world: W) => T): T {
    if (this.transaction.open)
      throw new Error('Failed to begin a transaction: one is running. Call rules directly inside it.')
    this.transaction.begin()
    try {
      const result = rule(this.world)
      const change = this.transaction.commit(this.cause)
      if (change) this.commits.add(change)
      return result
    } catch (cause) {
      if (this.transaction.open) this.transaction.rollback()
      throw cause
    }
  }

  /** Does work at once; its transactions are told with this cause. */
  because<T>(cause: object, work: () => T): T {
    const outer = this.cause
    this.cause = cause
    try {
      return work()
    } finally {
      this.cause = outer
    }
  }

  /** Where the journal ends now, with everything that the world says. */
  get position(): Position {
    this.commits.flush()
    return this.folder.position
  }

  /** Where the journal ended when it was written last, without writing what waits. */
  get writtenPosition(): Position {
    return this.folder.writtenPosition
  }

  /** The world as it was at a position that is still needed, to be put in place with {@link Replacing.kept}. */
  readAt(position: Position): Promise<Opened<W>> {
    return this.folder.readAt(position)
  }

  /** What the transactions in some ranges of the journals changed. Throws StoreError when their files are gone. */
  readRecords(ranges: readonly JournalRange[]): Promise<Committed[]> {
    return this.folder.readRecords(ranges)
  }

  /** Adds up the bytes of the files that positions need: each call adds positions and returns the sum so far. */
  addingBytes(): (positions: readonly Position[]) => number {
    return this.folder.addingBytes()
  }

  /** Whether the files of a position are there, as after a start. */
  canGoTo(position: Position): boolean {
    return this.folder.canGoTo(position)
  }

  /**
   * Resolves when everything that the world says now is in the journal; undefined when it is already. Rejects with
   * StoreError when it could not be written: then the world is what it was before this turn.
   */
  saved(): Promise<void> | undefined {
    return this.commits.saved()
  }

  /** Calls the listener after each transaction that is safe in the journal; restoring a checkpoint does not call it. */
  onCommit(listener: CommitListener): void {
    this.listeners.push(listener)
  }

  /**
   * Remembers the present state. `at` is the virtual instant shown with it; `name` is null for one that is taken
   * automatically, before a jump to the instant `to` or before another world takes the place of this one.
   */
  checkpoint(name: string | null, at: number, to?: number): Promise<Checkpoint> {
    this.commits.flush()
    return this.checkpoints.add({ name, at, to, position: this.folder.position })
  }

  /** The world as it was at a checkpoint, to be put in place with {@link Replacing.kept}. */
  async readCheckpoint(id: number): Promise<{ checkpoint: Checkpoint; world: W; kept: Kept }> {
    const checkpoint = this.checkpoints.find(id)
    if (!checkpoint) throw new StoreError(`Failed to go back: there is no checkpoint ${id}.`)
    const { world, ...kept } = await this.folder.readAt(checkpoint.position)
    return { checkpoint, world, kept }
  }

  /** The world as it was at the last start, or when the journal was last compacted. */
  readPrevious(): Promise<W> {
    return this.folder.readPrevious()
  }

  /**
   * Puts another world in place of this one, which must not be used any more. Requests go on with the present one until
   * the other is on the disk; then it takes its place in one moment. Throws StoreError, with nothing changed, when it
   * cannot be written.
   */
  async replaceWith(
    other: W,
    { ready = async () => {}, swapped = () => {}, fileKey, kept }: Replacing = {},
  ): Promise<void> {
    // One that fails is tried again by who closes; two at once would take each other's files.
    while (this.writing) await this.writing.catch(() => {})
    const swap = () => {
      takeOver(this.world, other)
      swapped()
    }
    await this.write(() =>
      kept ? this.folder.goOnFrom(kept, { ready, swap }) : this.folder.replace(other, { ready, swap }, fileKey),
    )
  }

  /** Compacts the journal into a new world file. Requests go on meanwhile. */
  compact(): Promise<void> {
    // First, because writing what waits may begin a compaction itself: two at once would take each other's files.
    this.commits.flush()
    return this.writing ?? this.write(() => this.db.write())
  }

  private write(work: () => Promise<void>): Promise<void> {
    this.writing = work().finally(() => {
      this.writing = undefined
    })
    return this.writing
  }

  /**
   * Saves and releases the folder. The world file then holds everything and the journal is empty. Throws StoreError when
   * that could not be written; the folder is released all the same.
   */
  async close(): Promise<void> {
    this.health.close()
    try {
      this.commits.flush()
      // One that fails is tried again just now.
      await this.writing?.catch(() => {})
      if (!this.health.isInPlace())
        throw new StoreError(
          `Failed to save the world: its data folder ${this.dir} was deleted, moved or replaced. Put it back, or start with another --data folder.`,
        )
      if (!this.folder.isCompact) await this.compact()
    } finally {
      this.folder.close()
      this.unlock()
    }
  }

  private compactWhenLong(): void {
    if (this.writing || !this.folder.isJournalLong(compactAtWorlds, smallestCompactedBytes)) return
    // The journal holds everything: a compaction that fails is tried again with the next change.
    this.compact().catch(() => {})
  }
}
