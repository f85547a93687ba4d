import { existsSync, statSync } from 'node:fs'
import { filesOf, journalPath, removeAllBut, worldPath } from './generations.ts'
import type { Position } from './journal.ts'
import { type JournalHeads, type ReplayPath, wholeJournal } from './replay.ts'

/** Files of a folder on the paths to positions: their sizes, and which of them may go. */
export class FolderFiles {
  /** Sizes of files that no longer change. */
  private readonly sizes = new Map<string, number>()

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

  /** Returns the bytes of a file, 0 for none. Asks the system once for files of earlier generations. */
  sizeOf(path: string): number {
    const known = this.sizes.get(path)
    if (known !== undefined) return known
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size !== undefined && path !== journalPath(this.dir, this.growingJournal())) this.sizes.set(path, size)
    return size ?? 0
  }

  /** Removes all files but those on the paths to positions, and those of the state before the world file `base`. */
  async removeUnreachable(positions: Iterable<Position>, base: number): Promise<void> {
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
  }

  private hasWorld(base: number): boolean {
    return existsSync(worldPath(this.dir, base))
  }
}
