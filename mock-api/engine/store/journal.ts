import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { syncFolder } from './folders.ts'
import { storeErrorOf } from './store-error.ts'

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
    let written = 0
    try {
      while (written < bytes.length) written += fs.writeSync(this.fd, bytes, written)
    } catch (cause) {
      this.dropPartialWrite()
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
    try {
      fs.ftruncateSync(this.fd, this.bytes)
    } catch {
      // The checksum exposes a partial line, and the next start drops it.
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

/** A point in the history of a world: a world file and the part of its journals to replay. */
export interface Position {
  /** World file to start from. */
  readonly base: number
  /** Last journal to replay; `replay.ts` finds the earlier ones. */
  readonly journal: number
  /** Bytes of the last journal to replay. */
  readonly bytes: number
}

/** One committed change: changed records by table; a number is a deleted id. */
export interface JournalEntry {
  readonly changes: Readonly<Record<string, readonly (object | number)[]>>
  /** Lowered next ids, found only in journals of older versions. */
  readonly nextIds?: Readonly<Record<string, number>>
  /** Marks the first entry after a replacement: the journal belongs only to the world file of its generation. */
  readonly replaced?: true
  /** With `replaced`: the journal continues from this position, and its generation has no world file. */
  readonly from?: Position
}

const headerLength = 18
const emptyHeader = ' '.repeat(headerLength)

/** Encodes an entry as `<bytes of JSON: 8 hex> <crc32: 8 hex> <JSON>\n`, which exposes cut or damaged lines (R2). */
export function encodeEntry(entry: JournalEntry): Buffer {
  const line = Buffer.from(`${emptyHeader}${JSON.stringify(entry)}\n`, 'utf8')
  const json = line.subarray(headerLength, -1)
  line.write(`${hex(json.length)} ${hex(crc32(json))} `, 'latin1')
  return line
}

/** First line of a journal that follows a replacement. */
export function encodeHead(from?: Position): Buffer {
  return encodeEntry({ changes: {}, replaced: true, ...(from && { from }) })
}

/** Reads intact lines from the start of a journal; stops at the first cut or damaged one. */
export function* readEntries(bytes: Buffer): Generator<{ entry: JournalEntry; end: number }> {
  let at = 0
  while (at + headerLength < bytes.length) {
    const header = bytes.toString('latin1', at, at + headerLength)
    const match = /^([0-9a-f]{8}) ([0-9a-f]{8}) $/.exec(header)
    if (!match) return
    const end = at + headerLength + Number.parseInt(match[1] as string, 16)
    if (end + 1 > bytes.length || bytes[end] !== 0x0a) return
    const json = bytes.subarray(at + headerLength, end)
    if (hex(crc32(json)) !== match[2]) return
    // The checksum proves that this program wrote the line.
    // oxlint-disable-next-line house/no-outside-assertion
    yield { entry: JSON.parse(json.toString('utf8')) as JournalEntry, end: end + 1 }
    at = end + 1
  }
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0')
}

/** A journal and its bytes known to be on disk. */
export interface KnownEnd {
  readonly journal: number
  readonly bytes: number
}

const nameIn = (dir: string) => join(dir, 'journal-end')
const numberLength = 16

/**
 * File `journal-end`, which remembers how many bytes of the journal are on disk, because a lost line leaves no trace in
 * the journal. Written after each flush, so it never claims too much. Nothing else depends on it.
 */
export class JournalEnd {
  private readonly fd: number

  constructor(dir: string) {
    this.fd = fs.openSync(nameIn(dir), fs.constants.O_RDWR | fs.constants.O_CREAT)
  }

  write({ journal, bytes }: KnownEnd): void {
    const numbers = [journal, bytes].map((number) => String(number).padStart(numberLength)).join(' ')
    try {
      fs.writeSync(this.fd, `${numbers} ${hex(crc32(numbers))}\n`, 0)
    } catch {
      // The former value stays and claims less. The journal itself reports a failing disk.
    }
  }

  close(): void {
    fs.closeSync(this.fd)
  }
}

export function readJournalEnd(dir: string): KnownEnd | undefined {
  let text: string
  try {
    text = fs.readFileSync(nameIn(dir), 'latin1')
  } catch {
    return undefined
  }
  const numbers = text.slice(0, 2 * numberLength + 1)
  if (text !== `${numbers} ${hex(crc32(numbers))}\n`) return undefined
  return {
    journal: Number(numbers.slice(0, numberLength)),
    bytes: Number(numbers.slice(numberLength)),
  }
}
