import { closeSync, fdatasync, fstatSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs'
import { storeErrorOf } from './store-error.ts'

/**
 * The append-only file of committed changes. Lines are written to the operating system before their changes are answered,
 * so a killed process loses nothing; against power loss it is flushed to the disk a moment later.
 */
export class Journal {
  private readonly fd: number
  private readonly inode: number
  private flushing = false
  private dirty = false
  private closed = false

  /**
   * Opens the file and drops whatever stands behind the last intact line.
   * @param flushed called with the number of bytes that are on the disk
   */
  constructor(
    readonly path: string,
    private bytes: number,
    private readonly flushed: (bytes: number) => void,
  ) {
    this.fd = openSync(path, 'a')
    ftruncateSync(this.fd, bytes)
    this.inode = fstatSync(this.fd).ino
  }

  /** Size of the intact lines in bytes. */
  get size(): number {
    return this.bytes
  }

  /** Appends lines (`encodeLine`) in one write. On failure nothing of them stays in the file. */
  append(lines: readonly Buffer[]): void {
    const bytes = lines.length === 1 ? (lines[0] as Buffer) : Buffer.concat(lines)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(this.fd, bytes, written)
    } catch (cause) {
      this.dropPartialWrite()
      throw storeErrorOf(cause, `write ${this.path}`)
    }
    this.bytes += bytes.length
    this.flushSoon()
  }

  /** Whether the file stands at its path: one that was deleted can still be written to, and is lost. */
  get isInPlace(): boolean {
    return statSync(this.path, { throwIfNoEntry: false })?.ino === this.inode
  }

  close(): void {
    this.closed = true
    closeSync(this.fd)
  }

  private dropPartialWrite(): void {
    try {
      ftruncateSync(this.fd, this.bytes)
    } catch {
      // The checksum keeps a partial line from being read; the next start drops it.
    }
  }

  private flushSoon(): void {
    this.dirty = true
    if (this.flushing) return
    this.flushing = true
    const { bytes } = this
    fdatasync(this.fd, (failure) => {
      this.flushing = false
      if (!failure && !this.closed) this.flushed(bytes)
      // Lines that came meanwhile go down together.
      if (this.dirty) this.flushAgain()
    })
    this.dirty = false
  }

  private flushAgain(): void {
    try {
      this.flushSoon()
    } catch {
      // Closed meanwhile: the operating system has the lines.
    }
  }
}
