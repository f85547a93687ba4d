import * as fs from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { syncFolder } from '../flush.ts'
import { storeErrorOf } from '../store-error.ts'
import { writeWhole } from '../write-whole.ts'

const dataSync = promisify(fs.fdatasync)

/**
 * Append-only file of committed changes. Lines reach the operating system before their requests are answered, so a
 * killed process loses nothing. A flush to disk follows a moment later, against power loss.
 */
export class Journal {
  private readonly fd: number
  private readonly inode: number
  private flushing = false
  private dirty = false
  private closed = false
  private flushedBytes: number
  /** Whether a failed write may have left a part of a line. */
  private endsPartly = false

  /**
   * Opens the file and drops bytes after the last intact line.
   * @param flushed called with `onDisk` when it has grown
   */
  constructor(
    readonly path: string,
    private bytes: number,
    private readonly flushed: (onDisk: number) => void,
  ) {
    this.fd = fs.openSync(path, 'a')
    fs.ftruncateSync(this.fd, bytes)
    this.inode = fs.fstatSync(this.fd).ino
    this.flushedBytes = bytes
  }

  get size(): number {
    return this.bytes
  }

  /** Appends lines (`encodeEntry`) in one write. On failure the file stays unchanged. */
  append(lines: readonly Buffer[]): void {
    const bytes = lines.length === 1 ? (lines[0] as Buffer) : Buffer.concat(lines)
    try {
      // Lines behind a partial one would never be read again.
      if (this.endsPartly) this.dropPartialWrite()
      this.endsPartly = true
      writeWhole(this.fd, bytes)
      this.endsPartly = false
    } catch (cause) {
      this.tryToDropPartialWrite()
      throw storeErrorOf(cause, `write ${this.path}`)
    }
    this.bytes += bytes.length
    this.flushSoon()
  }

  get onDisk(): number {
    return this.flushedBytes
  }

  /** Whether the file exists at its path; writes to a deleted file succeed but are lost. */
  get isInPlace(): boolean {
    return fs.statSync(this.path, { throwIfNoEntry: false })?.ino === this.inode
  }

  close(): void {
    this.closed = true
    fs.closeSync(this.fd)
  }

  private dropPartialWrite(): void {
    fs.ftruncateSync(this.fd, this.bytes)
    this.endsPartly = false
  }

  private tryToDropPartialWrite(): void {
    try {
      this.dropPartialWrite()
    } catch {
      // The next write drops it; after a kill the next start does, because the checksum exposes it.
    }
  }

  private flushSoon(): void {
    this.dirty = true
    if (!this.flushing) this.flushAll().catch(() => {})
  }

  /** Flushes lines that arrive during a flush together, after it. */
  private async flushAll(): Promise<void> {
    this.flushing = true
    while (this.dirty && !this.closed) {
      this.dirty = false
      // After a failure the operating system has the lines, and the next ones flush again.
      await this.flush().catch(() => {})
    }
    this.flushing = false
  }

  private async flush(): Promise<void> {
    const { bytes } = this
    await dataSync(this.fd)
    // Until its first flush a file may be missing in its folder after a power cut.
    if (this.flushedBytes === 0 && !this.closed) await syncFolder(dirname(this.path))
    if (this.closed) return
    this.flushedBytes = bytes
    this.flushed(bytes)
  }
}
