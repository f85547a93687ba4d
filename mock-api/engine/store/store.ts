import { Low } from 'lowdb'
import { Listeners } from '../listeners.ts'
import { type Tables, takeOver } from '../table/tables.ts'
import { makeFolder } from './folders.ts'
import { GroupCommit } from './group-commit.ts'
import type { Position } from './journal/entry.ts'
import { lockFolder } from './lock/folder-lock.ts'
import { StoreError, storeErrorOf } from './store-error.ts'
import { type Committed, Transaction } from './transaction.ts'
import { type EarlierWorld, WorldFolder } from './world-folder.ts'
import type { WorldFormat } from './world-format.ts'

export interface Replacing {
  /** Called when the other world is on disk, just before the swap, to keep data of the present one. */
  readonly ready?: () => void
  /** Called within the swap, before any request sees the other world. */
  readonly swapped?: () => void
  /**
   * World that the other one begins as, unchanged. While the files of an earlier one that began alike are here, the
   * store goes back to them and writes no world.
   */
  readonly origin?: Tables | undefined
  /** For a world read from this folder: the store goes back to it and writes nothing. */
  readonly earlier?: EarlierWorld | undefined
}

/**
 * Compacts when the journal is this many times as long as the world file. With 2, all writing stays below three times
 * the changes themselves (P7).
 */
const compactAtWorlds = 2
const smallestCompactedBytes = 1024 * 1024

/** Where a transaction comes from, and the place of its line in the journal. */
interface CommitPlace {
  /** Given to `withCause`; undefined outside it. */
  readonly cause: object | undefined
  /** End of the journal before it. */
  readonly before: Position
  /** End of its line in the journal. */
  readonly end: number
}

/**
 * Keeps one world on disk (docs/architecture.md). lowdb holds the world, its adapter writes world file and journal. All
 * reads and changes use `world` and `transact`.
 */
export class Store<W extends Tables> {
  /** Running write of a world file, by a compaction or a replacement. */
  private writing: Promise<void> | undefined
  /** Called with the next world right before it replaces the present one. */
  readonly replacing = new Listeners<[next: W]>()
  /** Called after each transaction that is safe in the journal; not when an earlier world is restored. */
  readonly committed = new Listeners<[changes: readonly Committed[], place: CommitPlace]>()
  private cause: object | undefined
  private readonly commits = new GroupCommit(
    (lines) => {
      const before = this.folder.journalEnd
      this.folder.append(lines)
      return before
    },
    ({ records, line, cause }, before) => {
      this.committed.notify(records, { cause, before, end: before.bytes + line.length })
      this.compactWhenLong()
    },
  )

  private constructor(
    private readonly db: Low<W>,
    /** Files of the world: reads earlier states and reports what cannot be saved. */
    readonly folder: WorldFolder<W>,
    private readonly transaction: Transaction,
    private readonly dir: string,
    private readonly unlock: () => void,
  ) {
    folder.flush = () => this.commits.flush()
  }

  /**
   * Opens the world of a folder; in an empty folder `found` fills a new world first, and may return the path of a world
   * file with the same content.
   * @throws StoreError with one line when the folder or its content cannot be used; nothing is written then
   */
  static async open<W extends Tables>(
    dir: string,
    format: WorldFormat<W>,
    found: (world: W) => void | Promise<string | undefined | void>,
  ): Promise<Store<W>> {
    await makeFolder(dir)
    const unlock = await lockFolder(dir)
    const folder = new WorldFolder(dir, format)
    try {
      const db = new Low<W>(folder, format.create())
      await db.read()
      if (folder.isEmpty) {
        const same = await found(db.data)
        if (typeof same !== 'string' || !(await folder.createFromLink(same))) await db.write()
      }
      return new Store(db, folder, new Transaction(db.data, format.version), dir, unlock)
    } catch (cause) {
      folder.close()
      unlock()
      throw storeErrorOf(cause, `use the data folder ${dir}`)
    }
  }

  get world(): W {
    return this.db.data
  }

  /**
   * Runs a rule on the world. If it throws (a Refusal), the world is restored. If it returns, its changes go to the
   * journal with all others of this turn of the event loop. Responses must wait for `saved`.
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

  /** Runs a rule that changes nothing, without a transaction. Throws when it changes the world. */
  read<T>(rule: (world: W) => T): T {
    return this.transaction.reading(() => rule(this.world))
  }

  /** Runs work synchronously and attaches this cause to its transactions. */
  withCause<T>(cause: object, work: () => T): T {
    const outer = this.cause
    this.cause = cause
    try {
      return work()
    } finally {
      this.cause = outer
    }
  }

  /** End of the journal with every change of the world; writes waiting changes first. */
  get position(): Position {
    this.commits.flush()
    return this.folder.position
  }

  /** Like `position`, without waiting changes. */
  get savedPosition(): Position {
    return this.folder.position
  }

  /**
   * Resolves when every change of the world is in the journal; undefined when it already is. Rejects with StoreError
   * when the write failed; the world is then restored to the state before this turn.
   */
  saved(): Promise<void> | undefined {
    return this.commits.saved()
  }

  /**
   * Replaces the world; the caller must not use `other` afterwards. Requests use the present world until the other one
   * is on disk, then both swap at once.
   * @throws StoreError when it cannot be written; nothing changes then
   */
  async replaceWith(
    other: W,
    { ready = () => {}, swapped = () => {}, origin, earlier }: Replacing = {},
  ): Promise<void> {
    // Two writers would take each other's files. Closing retries a failed one.
    while (this.writing) await this.writing.catch(() => {})
    const swap = () => {
      this.replacing.notify(other)
      takeOver(this.world, other)
      swapped()
    }
    const position = origin && this.folder.positionOfOrigin(origin)
    const from = position ? { position, close: () => {} } : earlier
    await this.write(() =>
      from ? this.folder.continueFrom(from, { ready, swap }) : this.folder.replace(other, { ready, swap }, origin),
    )
    // The caller does not wait for it. It reports its own failures.
    if (this.folder.files.needsCleanUp) this.write(() => this.folder.cleanUp()).catch(() => {})
  }

  /** Compacts the journal into a new world file. Requests continue meanwhile. */
  compact(): Promise<void> {
    // Flushes first, because that may begin a compaction, and two would take each other's files.
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
   * Saves and releases the folder. The world file then holds everything and the journal is empty.
   * @param keep false when the folder will be removed: nothing more is written
   * @throws StoreError when saving failed; the folder is released anyway
   */
  async close(keep = true): Promise<void> {
    this.folder.health.close()
    try {
      this.commits.flush()
      // A failed write is retried below.
      await this.writing?.catch(() => {})
      if (!keep) return
      if (!this.folder.health.isInPlace())
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
    // The journals hold everything. A failed compaction is tried again when the journal that it began is long.
    this.compact().catch(() => {})
  }
}
