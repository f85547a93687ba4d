import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Adapter } from 'lowdb'
import type { Tables } from '../table/tables.ts'
import { StoreError } from './files.ts'
import { FolderHealth } from './folder-health.ts'
import { generationsOf, journalPath, openAt, openNewest, removeBelow, worldPath, type Position } from './generations.ts'
import { JournalEnd, replacedLine, Journal } from './journal.ts'
import { syncFolder, WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

/**
 * lowdb adapter of a folder: `read` opens the newest world file and replays its journals, `write` compacts them into the
 * next world file. Changes between two writes are appended to the journal.
 */
export class WorldFolder<W extends Tables> implements Adapter<W> {
  /** What had to be quarantined while opening, one line each. */
  reports: readonly string[] = []
  /** Number of the world file that `write` finished last; 0 before the first. */
  private base = 0
  /** Number of the journal in use; ahead of `base` while the next world file is written. */
  private generation = 0
  private worldBytes = 0
  private journal: Journal | undefined
  private journalEnd: JournalEnd | undefined
  /** Bytes of the journal that say no change. */
  private journalHead = 0
  private closeFile = () => {}
  /** A published world file whose bytes have a key. */
  private named: { readonly key: string; readonly path: string } | undefined
  readonly health: FolderHealth

  constructor(
    private readonly dir: string,
    private readonly format: WorldFormat<W>,
    /** The lowest generation that a checkpoint still needs. */
    private readonly lowestPinned: () => number,
    /** Puts into the journal what the world holds and the journal does not yet. */
    private readonly flush: () => void,
  ) {
    this.health = new FolderHealth(dir, () => this.journal === undefined || this.journal.isInPlace)
  }

  get isEmpty(): boolean {
    return this.journal === undefined
  }

  /** Null for a folder without a world; throws StoreError when what is there cannot be used. */
  async read(): Promise<W | null> {
    const opened = await openNewest(this.dir, this.format)
    if (!opened) return null
    const { base, journal, bytes } = opened.position
    this.base = base
    this.beginJournal(journal, bytes)
    this.reports = opened.reports
    this.closeFile = opened.close
    this.worldBytes = (await stat(worldPath(this.dir, base))).size
    return opened.world
  }

  /** Other changes go on meanwhile: they may or may not be in the file, and are in the journal that begins with it. */
  async write(world: W): Promise<void> {
    try {
      await this.writeNext(world)
    } catch (cause) {
      this.refuse(cause)
    }
  }

  private async writeNext(world: W): Promise<void> {
    const next = this.generation + 1
    this.flush()
    if (this.journal) this.beginJournal(next, 0)
    const file = new WorldFile(worldPath(this.dir, next), this.format)
    await file.write(world, this.flush)
    // The first journal comes after the first world file: a folder with nothing but a journal would not open.
    if (!this.journal) this.beginJournal(next, 0)
    const previous = this.base
    this.base = next
    this.worldBytes = (await stat(file.path)).size
    await removeBelow(this.dir, Math.min(previous, this.lowestPinned()))
  }

  /**
   * Makes another world the content of the folder, as a world file of its own. The present one serves until the file is
   * written; then, in one moment, the file gets its name, its journal begins and `swap` puts the world into memory. What
   * fails before that leaves everything as it is.
   * @param ready called when the file is written, before that moment
   * @param fileKey worlds of one key have the same bytes
   */
  async replace(world: W, ready: () => Promise<void>, swap: () => void, fileKey?: string): Promise<void> {
    const next = this.generation + 1
    const file = new WorldFile(worldPath(this.dir, next), this.format)
    try {
      await this.writeDraft(file, world, fileKey)
      await ready()
      this.flush()
      this.requireInPlace()
      this.takeNext(file, next)
    } catch (cause) {
      await file.discardDraft()
      if (cause instanceof StoreError) throw cause
      this.refuse(cause)
    }
    swap()
    this.health.succeeded()
    const previous = this.base
    this.base = next
    if (fileKey !== undefined) this.nameFile(fileKey)
    try {
      this.worldBytes = (await stat(file.path)).size
      await syncFolder(this.dir)
      await removeBelow(this.dir, Math.min(previous, this.lowestPinned()))
    } catch (cause) {
      // Takes nothing back: the world is in its place.
      this.health.failed(cause)
    }
  }

  /** Names the bytes of the present world file: another world of the same key is written as a copy of it. */
  nameFile(key: string): void {
    this.named = { key, path: worldPath(this.dir, this.base) }
  }

  /** Copies the named file where it fits, because writing a large world takes a second. */
  private async writeDraft(file: WorldFile<W>, world: W, fileKey: string | undefined): Promise<void> {
    const { named } = this
    if (named && named.key === fileKey && (await file.copyDraftFrom(named.path))) return
    await file.writeDraft(world)
  }

  /** The journal first: a world file without it would not be known for what it is. */
  private takeNext(file: WorldFile<W>, generation: number): void {
    const path = journalPath(this.dir, generation)
    let journal: Journal | undefined
    try {
      journal = this.openJournalFile(generation, 0)
      journal.append([replacedLine])
      file.publish()
    } catch (cause) {
      journal?.close()
      rmSync(path, { force: true })
      throw cause
    }
    this.takeJournal(journal, generation, replacedLine.length)
  }

  append(lines: readonly Buffer[]): void {
    this.requireInPlace()
    try {
      this.openJournal.append(lines)
    } catch (cause) {
      this.refuse(cause instanceof Error ? (cause.cause ?? cause) : cause)
    }
    this.health.succeeded()
  }

  /** Throws when what is written now would be lost. */
  requireInPlace(): void {
    if (!this.openJournal.isInPlace) this.refuse(undefined)
  }

  get position(): Position {
    return { base: this.base, journal: this.generation, bytes: this.openJournal.size }
  }

  /** Whether the journal is longer than `times` the world file, and than `least` bytes. */
  isJournalLong(times: number, least: number): boolean {
    return this.openJournal.size >= Math.max(least, times * this.worldBytes)
  }

  /** Whether the world file says everything. */
  get isCompact(): boolean {
    return this.openJournal.size === this.journalHead && this.base === this.generation
  }

  async readAt(position: Position): Promise<W> {
    return (await openAt(this.dir, position, this.format)).world
  }

  /** The world as it was when the present world file was begun; in a folder without an earlier one, as it was founded. */
  async readPrevious(): Promise<W> {
    const { base } = this
    const earlier = (await generationsOf(this.dir, 'world')).findLast((generation) => generation < base)
    return await this.readAt(
      earlier === undefined
        ? { base, journal: base, bytes: 0 }
        : { base: earlier, journal: base - 1, bytes: Number.MAX_SAFE_INTEGER },
    )
  }

  /** Tells of a write that failed, on every surface, and throws for who asked for it. */
  refuse(cause: unknown): never {
    throw new StoreError(this.health.failed(cause).text, { cause })
  }

  close(): void {
    this.health.close()
    this.journal?.close()
    this.journalEnd?.close()
    this.closeFile()
  }

  private beginJournal(generation: number, bytes: number): void {
    this.takeJournal(this.openJournalFile(generation, bytes), generation, 0)
  }

  private openJournalFile(generation: number, bytes: number): Journal {
    this.journalEnd ??= new JournalEnd(this.dir)
    const flushed = (end: number) => this.journalEnd?.write({ journal: generation, bytes: end })
    return new Journal(journalPath(this.dir, generation), bytes, flushed)
  }

  private takeJournal(journal: Journal, generation: number, head: number): void {
    const older = this.journal
    this.journal = journal
    this.generation = generation
    this.journalHead = head
    this.journalEnd?.write({ journal: generation, bytes: journal.size - head })
    older?.close()
  }

  private get openJournal(): Journal {
    if (!this.journal) throw new StoreError(`Failed to use ${this.dir}: its world was not opened. Read it first.`)
    return this.journal
  }
}
