import { existsSync, statSync } from 'node:fs'
import { filesOf, journalPath, removeAllBut, worldPath } from './generations.ts'
import type { Position } from './journal/entry.ts'
import { type JournalHeads, type ReplayPath, wholeJournal } from './journal/heads.ts'

/** Generations between two removals of unneeded files, after which only journals were added. */
const removedEvery = 256

/** Files of a folder on the paths to positions: their sizes, and which of them may go. */
export class FolderFiles {
  /** Sizes of files that no longer change. */
  private readonly sizes = new Map<string, number>()
  /** Generation at the last removal of unneeded files. */
  private removedAt = 0

  constructor(
    private readonly dir: string,
    private readonly heads: JournalHeads,
    /** Number of the journal that still grows. */
    private readonly growingJournal: () => number,
  ) {}

  /** Returns a counter: each call adds positions and returns the bytes of all files that the positions so far need. */
  byteCounter(): (positions: readonly Position[]) => number {
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

  /** Whether all files on the way to a position are here, with enough bytes. */
  isRestorable(position: Position): boolean {
    const [path] = this.heads.pathsTo([position])
    if (!path || !this.hasWorld(path.base)) return false
    return path.journals.every(({ generation, bytes }) => {
      const size = statSync(journalPath(this.dir, generation), { throwIfNoEntry: false })?.size
      return bytes === 0 || (size !== undefined && (bytes === wholeJournal || size >= bytes))
    })
  }

  /** Bytes of a world file. */
  worldBytes(base: number): number {
    return this.sizeOf(worldPath(this.dir, base))
  }

  /** Returns the bytes of a file, 0 for none. Asks the system once for files of earlier generations. */
  private sizeOf(path: string): number {
    const known = this.sizes.get(path)
    if (known !== undefined) return known
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size !== undefined && path !== journalPath(this.dir, this.growingJournal())) this.sizes.set(path, size)
    return size ?? 0
  }

  /** Whether enough journals were added to look for unneeded ones, which costs more than adding one. */
  get needsCleanUp(): boolean {
    return this.growingJournal() - this.removedAt >= removedEvery
  }

  /** Removes all files but those on the paths to positions, and those of the state before the world file `base`. */
  async removeUnreachable(positions: Iterable<Position>, base: number): Promise<void> {
    this.removedAt = this.growingJournal()
    const worlds = new Set<number>()
    const journals = new Set<number>()
    const keep = (path: ReplayPath) => {
      worlds.add(path.base)
      for (const { generation } of path.journals) journals.add(generation)
    }
    for (const path of this.heads.pathsTo(positions)) keep(path)
    // From the previous world file and its journals, a damaged one is replaced at the next start.
    const previous = this.heads.newestPath(base - 1, (earlier) => this.hasWorld(earlier))
    if (previous) keep(previous)
    await removeAllBut(this.dir, { worlds, journals })
    this.heads.keepOnly(journals)
    this.sizes.clear()
  }

  private hasWorld(base: number): boolean {
    return existsSync(worldPath(this.dir, base))
  }
}
