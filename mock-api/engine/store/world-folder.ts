import { existsSync, rmSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Adapter } from 'lowdb'
import type { Tables } from '../table/table.ts'
import { StoreError, syncFolder } from './files.ts'
import { FolderHealth } from './folder-health.ts'
import {
  filesOf,
  journalPath,
  openNewest,
  openPath,
  readRecords,
  readSteps,
  removeAllBut,
  worldPath,
  type JournalRange,
  type Opened,
} from './generations.ts'
import { headLine, Journal, JournalEnd, type Position } from './journal.ts'
import { JournalHeads, wholeJournal, type ReplayPath } from './replay.ts'
import { WorldFile } from './world-file.ts'
import type { WorldFormat } from './world-format.ts'

interface Placing {
  /** Runs when the other world is safe, just before the swap. */
  readonly ready: () => void
  readonly swap: () => void
}

/** Generations between two removals of unneeded files, after which only journals were added. */
const tidiedEvery = 256

/**
 * lowdb adapter of a folder. `read` opens the newest world file and replays its journals; `write` compacts them into
 * the next world file. Changes between two writes are appended to the journal.
 */
export class WorldFolder<W extends Tables> implements Adapter<W> {
  /** One line per file quarantined while opening. */
  reports: readonly string[] = []
  /** Number of the latest complete world file; 0 before the first. */
  private base = 0
  /** Number of the journal in use; ahead of `base` while the next world file is written. */
  private generation = 0
  private worldBytes = 0
  private journal: Journal | undefined
  private journalEnd: JournalEnd | undefined
  /** Length of the journal's lines that hold no change. */
  private journalHead = 0
  /** Position that the folder went back to; undefined when its generation has a world file. */
  private wentTo: Position | undefined
  private readonly heads: JournalHeads
  private closeFile = () => {}
  /** World that others begin as, with the position of its files. */
  private origin: { readonly world: object; readonly position: Position } | undefined
  /** Sizes of files that no longer change. */
  private readonly sizes = new Map<string, number>()
  /** Generation at the last removal of unneeded files. */
  private tidied = 0
  readonly health: FolderHealth

  constructor(
    private readonly dir: string,
    private readonly format: WorldFormat<W>,
    /** Positions that must stay restorable. */
    private readonly pinned: () => Iterable<Position>,
    /** Writes waiting changes of the world to the journal. */
    private readonly flush: () => void,
  ) {
    this.heads = new JournalHeads((generation) => journalPath(dir, generation))
    this.health = new FolderHealth(dir, () => this.journal === undefined || this.journal.isInPlace)
  }

  get isEmpty(): boolean {
    return this.journal === undefined
  }

  /** Opens the newest state; null for a folder without a world. Throws StoreError when its files cannot be used. */
  async read(): Promise<W | null> {
    const opened = await openNewest(this.dir, this.format, this.heads)
    if (!opened) return null
    const { base, journal, bytes } = opened.position
    const head = this.heads.of(journal)
    this.base = base
    this.takeJournal(this.openJournalFile(journal, bytes), journal, Math.min(head.bytes, bytes))
    this.wentTo = head.from
    this.reports = opened.reports
    this.closeFile = opened.close
    this.worldBytes = (await stat(worldPath(this.dir, base))).size
    return opened.world
  }

  /** Changes made meanwhile may be missing in the file; the journal that begins with it contains them. */
  async write(world: W): Promise<void> {
    try {
      await this.writeNext(world)
    } catch (cause) {
      this.refuse(cause)
    }
  }

  /**
   * Begins an empty folder with a link to another world file of the same world, because world files never change.
   * Returns false when linking fails; nothing is done then.
   */
  async beginWith(path: string): Promise<boolean> {
    const first = this.generation + 1
    const file = new WorldFile(worldPath(this.dir, first), this.format)
    if (!(await file.linkDraftFrom(path))) return false
    file.publish()
    this.beginJournal(first)
    this.base = first
    this.worldBytes = (await stat(file.path)).size
    return true
  }

  private async writeNext(world: W): Promise<void> {
    const next = this.generation + 1
    this.flush()
    if (this.journal) this.beginJournal(next)
    const file = new WorldFile(worldPath(this.dir, next), this.format)
    await file.write(world, this.flush)
    // The first journal follows the first world file, because a folder with only a journal cannot be opened.
    if (!this.journal) this.beginJournal(next)
    this.base = next
    this.worldBytes = (await stat(file.path)).size
    await this.removeUnneeded()
  }

  /**
   * Replaces the content of the folder by another world with its own world file. The present world serves until the
   * file is written. Then, in one step, the file is renamed, its journal begins and `swap` runs. A failure before that
   * step changes nothing.
   * @param origin see {@link Replacing.origin}
   */
  async replace(world: W, { ready, swap }: Placing, origin?: object): Promise<void> {
    const next = this.generation + 1
    const file = new WorldFile(worldPath(this.dir, next), this.format)
    try {
      await file.writeDraft(world)
      this.requireInPlace()
      ready()
      this.flush()
      // The journal comes first: it marks the world file as a replacement.
      this.takeNewJournal(next, headLine(), () => file.publish())
    } catch (cause) {
      await file.discardDraft()
      if (cause instanceof StoreError) throw cause
      this.refuse(cause)
    }
    this.base = next
    if (origin) this.beginAs(origin)
    swap()
    this.health.succeeded()
    await this.settle()
  }

  /**
   * Continues from an earlier position, whose world is in memory. Its files stay unchanged: a new journal names that
   * position in its first line. A journal that never got a change is removed, so going back and forth never grows the
   * folder.
   */
  async goOnFrom({ position, close }: Pick<Opened<W>, 'position' | 'close'>, { ready, swap }: Placing): Promise<void> {
    try {
      this.requireInPlace()
      ready()
      this.flush()
      if (!this.isAt(position)) this.takeJournalFrom(position)
    } catch (cause) {
      close()
      if (cause instanceof StoreError) throw cause
      this.refuse(cause)
    }
    swap()
    // The former file closes when no table reads from it any more.
    this.closeFile = close
    this.worldBytes = this.sizeOf(worldPath(this.dir, this.base))
    this.health.succeeded()
  }

  private takeJournalFrom(position: Position): void {
    const left = this.isUntouched ? this.generation : undefined
    this.takeNewJournal(this.generation + 1, headLine(position))
    this.wentTo = position
    this.base = position.base
    if (left !== undefined) rmSync(journalPath(this.dir, left), { force: true })
  }

  private isAt({ base, journal, bytes }: Position): boolean {
    const { position } = this
    return position.base === base && position.journal === journal && position.bytes === bytes
  }

  /** Whether enough journals were added to look for unneeded ones, which costs more than adding one. */
  get isUntidy(): boolean {
    return this.generation - this.tidied >= tidiedEvery
  }

  /** Cleans up after a replacement. A failure undoes nothing, because the other world is already in use. */
  async settle(): Promise<void> {
    try {
      this.worldBytes = (await stat(worldPath(this.dir, this.base))).size
      await syncFolder(this.dir)
      await this.removeUnneeded()
    } catch (cause) {
      this.health.failed(cause)
    }
  }

  /** Keeps the files of the present world, of the state before the present world file, and of pinned positions. */
  private async removeUnneeded(): Promise<void> {
    const worlds = new Set<number>()
    const journals = new Set<number>()
    const keep = (path: ReplayPath) => {
      worlds.add(path.base)
      for (const { generation } of path.journals) journals.add(generation)
    }
    const origin = this.origin ? [this.origin.position] : []
    this.tidied = this.generation
    for (const path of this.heads.pathsTo([this.writtenPosition, ...origin, ...this.pinned()])) keep(path)
    const previous = this.previousPath()
    if (previous) keep(previous)
    await removeAllBut(this.dir, { worlds, journals })
  }

  /** Returns a function that adds positions and returns the bytes of all files that the added positions need. */
  addingBytes(): (positions: readonly Position[]) => number {
    const seen = new Set<string>()
    const counted = new Set<string>()
    let sum = 0
    const count = (path: string) => {
      if (counted.has(path)) return
      counted.add(path)
      sum += this.sizeOf(path)
    }
    return (positions) => {
      for (const path of this.heads.pathsTo(positions, seen)) filesOf(this.dir, path).forEach(count)
      return sum
    }
  }

  canGoTo(position: Position): boolean {
    const [path] = this.heads.pathsTo([position])
    if (!path || !existsSync(worldPath(this.dir, path.base))) return false
    return path.journals.every(({ generation, bytes }) => {
      const size = statSync(journalPath(this.dir, generation), { throwIfNoEntry: false })?.size
      return bytes === 0 || (size !== undefined && (bytes === wholeJournal || size >= bytes))
    })
  }

  /** Remembers that the present world file holds the content of `world`; returns its path. */
  beginAs(world: object): string {
    this.origin = { world, position: this.writtenPosition }
    return worldPath(this.dir, this.base)
  }

  /** Position of a world that others begin as; undefined when its files are not here. */
  positionOf(world: object): Position | undefined {
    const { origin } = this
    return origin?.world === world && this.canGoTo(origin.position) ? origin.position : undefined
  }

  /** Bytes of a file, 0 for none. Asks the system once for files of earlier generations. */
  private sizeOf(path: string): number {
    const known = this.sizes.get(path)
    if (known !== undefined) return known
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size !== undefined && path !== journalPath(this.dir, this.generation)) this.sizes.set(path, size)
    return size ?? 0
  }

  /** Begins a journal with a line. If that or `then` fails, the present one stays. */
  private takeNewJournal(generation: number, head: Buffer, then = () => {}): void {
    let journal: Journal | undefined
    try {
      journal = this.openJournalFile(generation, 0)
      journal.append([head])
      then()
    } catch (cause) {
      journal?.close()
      rmSync(journalPath(this.dir, generation), { force: true })
      throw cause
    }
    this.takeJournal(journal, generation, head.length)
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

  /** Throws when writes would be lost because the folder is gone. */
  requireInPlace(): void {
    if (!this.openJournal.isInPlace) this.refuse(undefined)
  }

  /** Position of the world; without changes since it went back, the position it went back to. */
  get position(): Position {
    return this.isUntouched && this.wentTo ? this.wentTo : this.writtenPosition
  }

  /** End of the journal in use. */
  get writtenPosition(): Position {
    return { base: this.base, journal: this.generation, bytes: this.openJournal.size }
  }

  /** Whether the journal holds only its first line. */
  private get isUntouched(): boolean {
    return this.wentTo !== undefined && this.openJournal.size === this.journalHead
  }

  /** Whether the journal is longer than `times` the world file and than `least` bytes. */
  isJournalLong(times: number, least: number): boolean {
    return this.openJournal.size >= Math.max(least, times * this.worldBytes)
  }

  /** Whether the world file holds every change. */
  get isCompact(): boolean {
    return this.openJournal.size === this.journalHead && this.base === this.generation
  }

  /**
   * Reads the world at a position, with lazy records. Throws StoreError when a file on the path is damaged. Needs no
   * closing: the file closes with the last table that reads from it.
   */
  async readAt(position: Position): Promise<Opened<W>> {
    const opened = await openPath(this.dir, this.heads.pathTo(position), this.format, { lazily: true })
    const [damage] = opened.reports
    if (damage === undefined) return { ...opened, position }
    opened.close()
    throw new StoreError(damage)
  }

  readonly readRecords = (ranges: readonly JournalRange[]) => readRecords(this.dir, ranges, this.format, this.heads)

  readonly readSteps = (bounds: readonly Position[]) => readSteps(this.dir, bounds, this.format, this.heads)

  private previousPath(): ReplayPath | undefined {
    return this.heads.newestPath(this.base - 1, (base) => existsSync(worldPath(this.dir, base)))
  }

  /** Reports a failed write on every surface and throws its error. */
  refuse(cause: unknown): never {
    throw new StoreError(this.health.failed(cause).text, { cause })
  }

  close(): void {
    this.health.close()
    this.journal?.close()
    this.journalEnd?.close()
    this.closeFile()
  }

  private beginJournal(generation: number): void {
    this.takeJournal(this.openJournalFile(generation, 0), generation, 0)
  }

  private openJournalFile(generation: number, bytes: number): Journal {
    this.journalEnd ??= new JournalEnd(this.dir)
    return new Journal(journalPath(this.dir, generation), bytes, (onDisk) =>
      this.journalEnd?.write({ journal: generation, bytes: onDisk }),
    )
  }

  private takeJournal(journal: Journal, generation: number, head: number): void {
    const older = this.journal
    this.journal = journal
    this.generation = generation
    this.journalHead = head
    this.wentTo = undefined
    this.journalEnd?.write({ journal: generation, bytes: journal.onDisk })
    this.heads.forget(generation)
    older?.close()
  }

  private get openJournal(): Journal {
    if (!this.journal) throw new StoreError(`Failed to use ${this.dir}: its world was not opened. Read it first.`)
    return this.journal
  }
}
