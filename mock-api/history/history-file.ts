import { closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Damage } from '../../src/contract/rules/damage.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { copyName } from '../engine/store/set-aside.ts'
import { writeWhole } from '../engine/store/write-whole.ts'
import { type FormerSnapshot, forgetSnapshotsFile, withSnapshots } from './former-snapshots.ts'
import { newTree, treeChange, treeSchema, type Tree, type TreeChange, type WorldState } from './moment-tree.ts'
import { Moments } from './moments.ts'

/** Bytes of changes after which the tree is written again, once they are also `longestChanges` times as long as it. */
const leastChanges = 4 * 1024 * 1024
const longestChanges = 4

/**
 * Stores the tree of moments beside the world, so that it survives a restart. `history.jsonl` holds a whole tree, and
 * one line per later change. Changes of one turn of the event loop are written together, before the response that contains them.
 */
export class HistoryFile {
  private readonly path: string
  /** Returns the tree to write; undefined before `begin`. */
  private tree: () => Tree | undefined = () => undefined
  private fd: number | undefined
  private waiting: TreeChange[] = []
  /** Damage found while opening. */
  damage: readonly Damage[] = []
  /** Whether the file lacks changes, because writing them failed. */
  private isBehind = false
  /** Bytes of the tree as last written, and of the changes after it. */
  private bytes = { tree: 0, changes: 0 }

  constructor(private readonly dir: string) {
    this.path = join(dir, 'history.jsonl')
  }

  /**
   * Returns the moments of the file, up to its first unreadable line. Without a file they begin at `start`. A file with
   * more than a cut last line behind that is kept.
   * @param snapshots those of a former version, which become named moments
   */
  open(start: () => WorldState, snapshots: readonly FormerSnapshot[] = []): Moments {
    const [first, ...lines] = this.read()
    const known = intact(z.safeParse(treeSchema, parseJson(first ?? '')).data)
    const moments = new Moments(known ?? newTree(start()))
    const read = known ? applyIntact(lines, moments) : 0
    // A kill may have cut the last line.
    if (first !== undefined && (!known || read < lines.length - 1)) this.setAside()
    return new Moments(withSnapshots(moments.tree, snapshots), (change) => this.add(change))
  }

  /** Writes the whole tree; later changes are appended. A failed write is retried with the next change. */
  begin(moments: Moments): void {
    this.tree = () => moments.tree
    this.isBehind = true
    if (this.flushOrLater()) forgetSnapshotsFile(this.dir)
  }

  close(): void {
    this.flushOrLater()
    this.forgetFile()
  }

  /** Writes the latest changes, and those whose write failed. Throws when that fails; a later change retries it. */
  flush(): void {
    const changes = this.waiting
    this.waiting = []
    if (changes.length === 0 && !this.isBehind) return
    try {
      if (this.fd === undefined || this.isLong) this.writeAll()
      else this.append(this.fd, changes)
      this.isBehind = false
    } catch (cause) {
      this.isBehind = true
      this.forgetFile()
      throw cause
    }
  }

  /** Returns the lines of the file, none without it. A file that cannot be read is kept like a damaged one. */
  private read(): string[] {
    try {
      return readFileSync(this.path, 'utf8').split('\n')
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') this.setAside()
      return []
    }
  }

  /** Keeps the damaged file, because it may hold named moments; a new one takes its place. */
  private setAside(): void {
    const copy = copyName(this.path)
    try {
      renameSync(this.path, copy)
      this.damage = [{ kind: 'damaged', file: this.path, copy }]
    } catch {
      // The store reports an unwritable folder itself.
    }
  }

  private add(change: TreeChange): void {
    this.waiting.push(change)
    if (this.waiting.length === 1) queueMicrotask(() => this.flushOrLater())
  }

  /** Returns false when writing failed. */
  private flushOrLater(): boolean {
    try {
      this.flush()
      return true
    } catch {
      // The store reports an unwritable folder itself. The tree continues in memory.
      return false
    }
  }

  /** Whether the changes fill more of the file than the tree, which would otherwise grow with every call. */
  private get isLong(): boolean {
    const { tree, changes } = this.bytes
    return changes > Math.max(leastChanges, longestChanges * tree)
  }

  private append(fd: number, changes: readonly TreeChange[]): void {
    const lines = Buffer.from(changes.map((change) => `${JSON.stringify(change)}\n`).join(''))
    writeWhole(fd, lines)
    this.bytes.changes += lines.length
  }

  private writeAll(): void {
    const all = this.tree()
    if (!all) return
    this.forgetFile()
    const text = Buffer.from(`${JSON.stringify(all)}\n`)
    writeFileSync(`${this.path}.tmp`, text)
    renameSync(`${this.path}.tmp`, this.path)
    this.fd = openSync(this.path, 'a')
    this.bytes = { tree: text.length, changes: 0 }
  }

  private forgetFile(): void {
    if (this.fd !== undefined) closeSync(this.fd)
    this.fd = undefined
  }
}

/** Applies changes up to the first unreadable line. Returns their number. */
function applyIntact(lines: readonly string[], moments: Moments): number {
  for (const [index, line] of lines.entries()) {
    const { data } = z.safeParse(treeChange, parseJson(line))
    if (!data) return index
    moments.apply(data)
  }
  return lines.length
}

/** Returns a tree that holds its present moment; undefined for another one. */
function intact(known: Tree | undefined): Tree | undefined {
  return known?.moments.some(({ id }) => id === known.present) ? known : undefined
}
