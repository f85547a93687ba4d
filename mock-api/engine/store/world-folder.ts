import { rmSync } from 'node:fs'
import type { Adapter } from 'lowdb'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import type { Tables } from '../table/tables.ts'
import { syncFolder } from './flush.ts'
import { FolderFiles } from './folder-files.ts'
import { FolderHealth } from './folder-health.ts'
import { journalPath, removeDrafts, worldPath } from './generations.ts'
import type { Position } from './journal/entry.ts'
import { JournalHeads } from './journal/heads.ts'
import { openNewest, openPath, type OpenedWorld } from './open-path.ts'
import { type JournalRange, readRecords, readSteps } from './past-changes.ts'
import { PresentJournal } from './present-journal.ts'
import { StoreError } from './store-error.ts'
import { WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

/** A world that was read from this folder. */
export type EarlierWorld = Pick<OpenedWorld<Tables>, 'position' | 'close'>

interface Swap {
  /** Runs when the other world is safe, just before the swap. */
  readonly ready: () => void
  readonly swap: () => void
}

/**
 * lowdb adapter of a folder. `read` opens the newest world file and replays its journals; `write` compacts them into
 * the next world file. Changes between two writes are appended to the journal.
 */
export class WorldFolder<W extends Tables> implements Adapter<W> {
  /** Damage found while opening. */
  damage: readonly Damage[] = []
  /** Positions that must stay restorable. */
  pinned: () => Iterable<Position> = () => []
  /** Writes waiting changes of the world to the journal. */
  flush: () => void = () => {}
  readonly health: FolderHealth
  readonly files: FolderFiles
  /** Number of the latest complete world file; 0 before the first. */
  private base = 0
  private closeWorldFile = () => {}
  /** World that others begin as, with the position of its files. */
  private origin: { readonly world: object; readonly position: Position } | undefined
  private readonly heads: JournalHeads
  private readonly journal: PresentJournal

  constructor(
    private readonly dir: string,
    private readonly format: WorldFormat<W>,
  ) {
    this.heads = new JournalHeads((generation) => journalPath(dir, generation))
    this.journal = new PresentJournal(dir, this.heads)
    this.files = new FolderFiles(dir, this.heads, () => this.journal.generation)
    this.health = new FolderHealth(dir, () => this.isEmpty || this.journal.isInPlace)
  }

  get isEmpty(): boolean {
    return !this.journal.isOpen
  }

  /** Opens the newest state; null for a folder without a world. Throws StoreError when its files cannot be used. */
  async read(): Promise<W | null> {
    const opened = await openNewest(this.dir, this.format, this.heads)
    await removeDrafts(this.dir)
    if (!opened) return null
    const { base, journal, bytes } = opened.position
    this.journal.continueAt(journal, bytes)
    this.damage = opened.damage
    this.closeWorldFile = opened.close
    this.base = base
    return opened.world
  }

  /** Changes made meanwhile may be missing in the file; the journal that begins with it contains them. */
  async write(world: W): Promise<void> {
    try {
      const { next, isEmpty } = this
      this.flush()
      if (!isEmpty) this.journal.create(next)
      await this.worldFile(next).write(world, this.flush)
      // The first journal follows the first world file, because a folder with only a journal cannot be opened.
      if (isEmpty) this.journal.create(next)
      this.base = next
      await this.removeUnneeded()
    } catch (cause) {
      this.refuse(cause)
    }
  }

  /**
   * Begins an empty folder with a link to another world file of the same world, because world files never change.
   * Returns false when linking fails; nothing is done then.
   */
  async createFromLink(path: string): Promise<boolean> {
    const first = this.next
    const file = this.worldFile(first)
    if (!(await file.linkDraftFrom(path))) return false
    file.publish()
    this.journal.create(first)
    this.base = first
    return true
  }

  /**
   * Replaces the content of the folder by another world with its own world file. The present world serves until the
   * file is written. Then, in one step, the file is renamed, its journal begins and `swap` runs. A failure before that
   * step changes nothing.
   * @param origin see {@link Replacing.origin}
   */
  async replace(world: W, { ready, swap }: Swap, origin?: object): Promise<void> {
    const next = this.next
    const file = this.worldFile(next)
    try {
      await file.writeDraft(world)
      this.requireInPlace()
      ready()
      this.flush()
      // The journal comes first: it marks the world file as a replacement.
      this.journal.createDetached(next, undefined, () => file.publish())
    } catch (cause) {
      await file.discardDraft()
      this.rethrow(cause)
    }
    this.base = next
    if (origin) this.rememberOrigin(origin)
    swap()
    this.health.succeeded()
    await this.cleanUp()
  }

  /**
   * Continues from an earlier position, whose world is in memory. Its files stay unchanged: a new journal names that
   * position in its first line. A journal that never got a change is removed, so going back and forth never grows the
   * folder.
   */
  async continueFrom({ position, close }: EarlierWorld, { ready, swap }: Swap): Promise<void> {
    try {
      this.requireInPlace()
      ready()
      this.flush()
      if (!isSame(this.position, position)) this.createJournalFrom(position)
    } catch (cause) {
      close()
      this.rethrow(cause)
    }
    swap()
    // The former file closes when no table reads from it any more.
    this.closeWorldFile = close
    this.health.succeeded()
  }

  private createJournalFrom(position: Position): void {
    if (!this.files.isRestorable(position))
      throw new StoreError('Failed to go back: the files of that moment were removed meanwhile. Choose a later one.')
    const { unchangedFrom, generation: former } = this.journal
    this.journal.createDetached(this.next, position)
    this.base = position.base
    if (unchangedFrom) this.removeJournal(former)
  }

  /** Removes a journal without changes. One that stays is harmless, and goes with the next removal of unneeded files. */
  private removeJournal(generation: number): void {
    try {
      rmSync(journalPath(this.dir, generation), { force: true })
    } catch {
      // The present journal has begun already, so the move must not fail any more.
    }
  }

  /** Removes unneeded files. A failure undoes nothing, because the world is already in use. */
  async cleanUp(): Promise<void> {
    try {
      await syncFolder(this.dir)
      await this.removeUnneeded()
    } catch (cause) {
      this.health.failed(cause)
    }
  }

  private async removeUnneeded(): Promise<void> {
    const origin = this.origin ? [this.origin.position] : []
    await this.files.removeUnreachable([this.journalEnd, ...origin, ...this.pinned()], this.base)
  }

  /** Remembers that the present world file holds the content of `world`; returns its path. */
  rememberOrigin(world: object): string {
    this.origin = { world, position: this.journalEnd }
    return worldPath(this.dir, this.base)
  }

  /** Position of a world that others begin as; undefined when its files are not here. */
  positionOfOrigin(world: object): Position | undefined {
    const { origin } = this
    return origin?.world === world && this.files.isRestorable(origin.position) ? origin.position : undefined
  }

  append(lines: readonly Buffer[]): void {
    this.requireInPlace()
    try {
      this.journal.append(lines)
    } catch (cause) {
      this.refuse(cause instanceof Error ? (cause.cause ?? cause) : cause)
    }
    this.health.succeeded()
  }

  /** Throws when writes would be lost because the folder is gone. */
  requireInPlace(): void {
    if (!this.journal.isInPlace) this.refuse(undefined)
  }

  /** Position of the world; without changes since it went back, the position it went back to. */
  get position(): Position {
    return this.journal.unchangedFrom ?? this.journalEnd
  }

  /** End of the present journal. */
  get journalEnd(): Position {
    return { base: this.base, journal: this.journal.generation, bytes: this.journal.bytes }
  }

  /** Whether the journal is longer than `times` the world file and than `least` bytes. */
  isJournalLong(times: number, least: number): boolean {
    const { bytes } = this.journal
    return bytes >= least && bytes >= times * this.files.worldBytes(this.base)
  }

  /** Whether the world file holds every change. */
  get isCompact(): boolean {
    return this.journal.isEmpty && this.base === this.journal.generation
  }

  /**
   * Reads the world at a position, with lazy records. Throws StoreError when a file on the path is damaged. Needs no
   * closing: the file closes with the last table that reads from it.
   */
  async readAt(position: Position): Promise<OpenedWorld<W>> {
    const opened = await openPath(this.dir, this.heads.pathTo(position), this.format)
    const [found] = opened.damage
    if (found === undefined) return { ...opened, position }
    opened.close()
    const file = 'file' in found ? found.file : found.copy
    throw new StoreError(`Failed to go back: ${file} is damaged. Choose another moment.`)
  }

  readonly readRecords = (ranges: readonly JournalRange[]) => readRecords(this.dir, ranges, this.format, this.heads)

  readonly readSteps = (bounds: readonly Position[]) => readSteps(this.dir, bounds, this.format, this.heads)

  /** Reports a failed write on every surface and throws its error. */
  refuse(cause: unknown): never {
    throw new StoreError(this.health.failed(cause).text, { cause })
  }

  close(): void {
    this.health.close()
    this.journal.close()
    this.closeWorldFile()
  }

  /** Reports failures of the system. Errors of the store were reported already. */
  private rethrow(cause: unknown): never {
    if (cause instanceof StoreError) throw cause
    this.refuse(cause)
  }

  /** Number of the next generation. */
  private get next(): number {
    return this.journal.generation + 1
  }

  private worldFile(generation: number): WorldFile<W> {
    return new WorldFile(worldPath(this.dir, generation), this.format)
  }
}

const isSame = (one: Position, other: Position) =>
  one.base === other.base && one.journal === other.journal && one.bytes === other.bytes
