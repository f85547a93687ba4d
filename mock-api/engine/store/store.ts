import { existsSync, statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Low } from 'lowdb'
import { createWorld, type World } from '../../world/world.ts'
import { Checkpoints, type Checkpoint } from './checkpoints.ts'
import { lockFolder } from './folder-lock.ts'
import {
  generationsOf,
  journalPath,
  openAt,
  openNewest,
  removeBelow,
  worldPath,
  type Position,
} from './generations.ts'
import type { Noted } from './indexed-rows.ts'
import { Journal } from './journal.ts'
import { StoreError } from './store-error.ts'
import { Transaction, type Committed } from './transaction.ts'
import { transplant } from './replace-world.ts'
import { WorldFile } from './world-file.ts'

/**
 * A journal is folded into a new world file once it is this many times as long. Each fold writes the world anew: with 2,
 * all writing together stays below three times the changes themselves (P7).
 */
const foldAtWorlds = 2
const smallestFoldBytes = 1024 * 1024

/**
 * Keeps one world on disk: lowdb owns the world file, a journal beside it takes each committed change (architecture.md,
 * Persistence; docs/store.md). All reading and changing of the world goes through `world` and `transact`.
 */
export class Store {
  private readonly transaction: Transaction
  private folding: Promise<void> | undefined
  private worldBytes = 0
  private readonly listeners: ((changes: readonly Committed[]) => void)[] = []

  private constructor(
    readonly dir: string,
    readonly world: World,
    readonly checkpoints: Checkpoints,
    /** What had to be set aside while opening, one line each. */
    readonly reports: readonly string[],
    private base: number,
    private generation: number,
    private journal: Journal,
    private readonly noted: Noted,
    /** Lets go of the folder. */
    private readonly leave: () => void,
  ) {
    this.transaction = new Transaction(world)
  }

  /**
   * Opens the world of a folder; in an empty one `found` fills a new world first. Throws StoreError with one line when
   * the folder or what is in it cannot be used; then nothing has been written. `noted` is what world files keep beside
   * each record, so that whoever goes through a table for it need not read the records (`Table.values`).
   */
  static async open(
    dir: string,
    found: (world: World) => void | Promise<void>,
    noted: Noted = {},
  ): Promise<Store> {
    await makeFolder(dir)
    const unlock = lockFolder(dir)
    try {
      const checkpoints = await Checkpoints.open(dir)
      const opened = (await openNewest(dir)) ?? (await create(dir, found, noted))
      const { base, journal, bytes } = opened.position
      const file = new Journal(journalPath(dir, journal), bytes)
      const leave = () => {
        opened.close()
        unlock()
      }
      const store = new Store(
        dir,
        opened.world,
        checkpoints,
        opened.reports,
        base,
        journal,
        file,
        noted,
        leave,
      )
      store.worldBytes = (await stat(worldPath(dir, base))).size
      return store
    } catch (cause) {
      unlock()
      throw cause
    }
  }

  /**
   * Runs a rule on the world. If it returns, its changes are in the journal before this returns; if it throws (a
   * Refusal, or a failed write), the world is as it was.
   */
  transact<T>(rule: (world: World) => T): T {
    if (this.transaction.open)
      throw new Error('Failed to begin a transaction: one is running. Call rules directly inside it.')
    this.transaction.begin()
    try {
      const result = rule(this.world)
      const entry = this.transaction.entry()
      if (entry) this.journal.append(entry)
      const changes = this.transaction.commit()
      if (entry) this.foldWhenLarge()
      for (const listener of this.listeners) listener(changes)
      return result
    } catch (cause) {
      if (this.transaction.open) this.transaction.rollback()
      throw cause
    }
  }

  /** Calls the listener after each transaction that is safe in the journal; restoring a checkpoint does not call it. */
  onCommit(listener: (changes: readonly Committed[]) => void): void {
    this.listeners.push(listener)
  }

  /**
   * Remembers the present state. `at` is the virtual instant shown with it; `name` is null for one that is taken by
   * itself, before a jump to the instant `to` or before another world takes the place of this one.
   */
  checkpoint(name: string | null, at: number, to?: number): Promise<Checkpoint> {
    return this.checkpoints.add({ name, at, to, position: this.position })
  }

  /** Makes the world what it was at a checkpoint. Later checkpoints stay, so this can itself be undone. */
  async restore(id: number): Promise<Checkpoint> {
    const checkpoint = this.checkpoints.find(id)
    if (!checkpoint) throw new StoreError(`Failed to go back: there is no checkpoint ${id}.`)
    const { world } = await openAt(this.dir, checkpoint.position)
    this.replaceWith(world)
    return checkpoint
  }

  /**
   * The world as it was when the present world file was begun: at the last start, or when the journal was last folded.
   * The file before it is always kept. In a folder without an earlier one: as it was founded.
   */
  async readPrevious(): Promise<World> {
    const { base } = this
    const earlier = (await generationsOf(this.dir, 'world')).findLast((generation) => generation < base)
    const position =
      earlier === undefined
        ? { base, journal: base, bytes: 0 }
        : { base: earlier, journal: base - 1, bytes: Number.MAX_SAFE_INTEGER }
    return (await openAt(this.dir, position)).world
  }

  /** Replaces the whole content by that of another world, as one journaled change. */
  replaceWith(other: World): void {
    const entry = transplant(other, this.world)
    this.journal.append(entry)
    this.foldWhenLarge()
  }

  /** Folds the journal into a new world file. Requests go on meanwhile. */
  fold(): Promise<void> {
    this.folding ??= this.foldNow().finally(() => {
      this.folding = undefined
    })
    return this.folding
  }

  /** Saves and lets go of the folder. The world file then holds everything and the journal is empty. */
  async close(): Promise<void> {
    await this.folding
    if (this.journal.size > 0 || this.base !== this.generation) await this.fold()
    this.journal.close()
    this.leave()
  }

  private get position(): Position {
    return { base: this.base, journal: this.generation, bytes: this.journal.size }
  }

  private foldWhenLarge(): void {
    if (this.folding || this.journal.size < Math.max(smallestFoldBytes, foldAtWorlds * this.worldBytes))
      return
    // The journal holds everything: a fold that fails is tried again with the next change.
    this.fold().catch(() => {})
  }

  private async foldNow(): Promise<void> {
    const next = this.generation + 1
    const older = this.journal
    this.journal = new Journal(journalPath(this.dir, next), 0)
    this.generation = next
    older.close()
    const file = new WorldFile(worldPath(this.dir, next), this.noted)
    await new Low(file, this.world).write()
    const previous = this.base
    this.base = next
    this.worldBytes = (await stat(file.path)).size
    const pinned = this.checkpoints.list().map((checkpoint) => checkpoint.position.base)
    await removeBelow(this.dir, Math.min(previous, ...pinned))
  }
}

async function makeFolder(dir: string): Promise<void> {
  try {
    // Step by step: with `recursive`, Node never comes back from a place that takes no folders (/proc).
    const parent = dirname(resolve(dir))
    if (!existsSync(dir) && !existsSync(parent)) await makeFolder(parent)
    await mkdir(dir)
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    const isThere = existsSync(dir) && statSync(dir).isDirectory()
    if (isThere && (cause as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StoreError(
      `Failed to use the data folder ${dir}: ${(cause as Error).message}. Choose another --data.`,
    )
  }
}

async function create(dir: string, found: (world: World) => void | Promise<void>, noted: Noted) {
  const world = createWorld()
  await found(world)
  await new Low(new WorldFile(worldPath(dir, 1), noted), world).write()
  return { world, close: () => {}, position: { base: 1, journal: 1, bytes: 0 }, reports: [] }
}
