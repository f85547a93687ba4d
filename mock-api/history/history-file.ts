import { closeSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { type FormerSnapshot, forgetSnapshotsFile, withSnapshots } from './former-snapshots.ts'
import { newTree, treeChange, treeSchema, type Tree, type TreeChange, type WorldState } from './moment-tree.ts'
import { Moments } from './moments.ts'

/**
 * Stores the tree of moments beside the world, so that it survives a restart. `history.jsonl` holds the tree at the
 * start, and one line per later change.
 * Changes of one turn of the event loop are written together, before the response that contains them.
 */
export class HistoryFile {
  private readonly path: string
  private fd: number | undefined
  private waiting: TreeChange[] = []

  constructor(private readonly dir: string) {
    this.path = join(dir, 'history.jsonl')
  }

  /**
   * Returns the moments of the file, up to its first unreadable line. Without a file they begin at `start`.
   * @param snapshots those of a former version, which become named moments
   */
  open(start: () => WorldState, snapshots: readonly FormerSnapshot[] = []): Moments {
    const [first, ...lines] = this.read()
    const known = z.safeParse(treeSchema, parseJson(first ?? ''))
    const moments = new Moments(this.intact(known.data) ?? newTree(start()))
    for (const line of known.success ? lines : []) {
      const read = z.safeParse(treeChange, parseJson(line))
      if (!read.success) break
      moments.apply(read.data)
    }
    return new Moments(withSnapshots(moments.tree, snapshots), (made) => this.add(made))
  }

  /** Writes the whole tree; later changes are appended. A failed write is retried with the next change. */
  begin(moments: Moments): void {
    this.tree = () => moments.tree
    try {
      this.writeAll()
      forgetSnapshotsFile(this.dir)
    } catch {
      this.forgetFile()
    }
  }

  close(): void {
    this.flushOrLater()
    this.forgetFile()
  }

  /** Writes the latest changes. Throws when that fails; they are written with a later change then. */
  flush(): void {
    const changes = this.waiting
    this.waiting = []
    if (changes.length === 0) return
    try {
      if (this.fd === undefined) this.writeAll()
      else writeSync(this.fd, changes.map((made) => `${JSON.stringify(made)}\n`).join(''))
    } catch (cause) {
      this.forgetFile()
      throw cause
    }
  }

  private tree: () => Tree | undefined = () => undefined

  private intact(known: Tree | undefined): Tree | undefined {
    return known?.moments.some(({ id }) => id === known.present) ? known : undefined
  }

  private read(): string[] {
    try {
      return readFileSync(this.path, 'utf8').split('\n')
    } catch {
      return []
    }
  }

  private add(made: TreeChange): void {
    this.waiting.push(made)
    if (this.waiting.length === 1) queueMicrotask(() => this.flushOrLater())
  }

  private flushOrLater(): void {
    try {
      this.flush()
    } catch {
      // The store reports an unwritable folder itself. The tree continues in memory.
    }
  }

  private writeAll(): void {
    const all = this.tree()
    if (!all) return
    writeFileSync(`${this.path}.tmp`, `${JSON.stringify(all)}\n`)
    renameSync(`${this.path}.tmp`, this.path)
    this.fd = openSync(this.path, 'a')
  }

  private forgetFile(): void {
    if (this.fd !== undefined) closeSync(this.fd)
    this.fd = undefined
  }
}
