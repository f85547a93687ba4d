import { crc32 } from 'node:zlib'
import type { Row, StoredRow, StoredRows } from '../table/stored-rows.ts'
import { decodeNumbers, numbersPerRow } from './index-file.ts'
import type { OpenFile } from './open-file.ts'
import { StoreError } from './store-error.ts'

interface Source {
  /** The world file. It stays open as long as a table refers to it. */
  readonly file: OpenFile
  /** Offset of the table's first line. */
  readonly start: number
  readonly columns: ReadonlyMap<string, readonly Buffer[]>
}

/** Bytes that are read at once where line follows line. */
const blockBytes = 64 * 1024

/** Places of a row's numbers in the column `rows`. */
const idAt = 0
const lengthAt = 1
const checksumAt = 2

/** Rows of one table in an open world file. */
export class StoredTable implements StoredRows {
  readonly ids: readonly number[]
  /** Offset of the next table. */
  readonly end: number
  private readonly numbers: Uint32Array
  private readonly offsets: Float64Array

  constructor(
    private readonly name: string,
    private readonly source: Source,
  ) {
    this.numbers = decodeNumbers(source.columns.get(`${name} rows`) ?? [])
    const ids: number[] = []
    this.offsets = new Float64Array(this.numbers.length / numbersPerRow)
    let at = source.start
    for (let position = 0; position < this.offsets.length; position += 1) {
      ids.push(this.numberOf(position, idAt))
      // A line is `table JSON\n`.
      this.offsets[position] = at + name.length + 1
      at += name.length + 1 + this.numberOf(position, lengthAt) + 1
    }
    this.ids = ids
    this.end = at
  }

  has(column: string): boolean {
    return this.source.columns.has(`${this.name} ${column}`)
  }

  read(position: number): Row {
    const bytes = this.source.file.read(this.offsetOf(position), this.numberOf(position, lengthAt))
    this.check(position, bytes)
    // The checksum proves that this program wrote the record.
    // oxlint-disable-next-line house/no-outside-assertion
    return JSON.parse(bytes.toString('utf8')) as Row
  }

  readRows(columns: readonly string[]): ((position: number) => StoredRow) | undefined {
    const lineAt = this.lineReader()
    const readers = columns.map((name) => this.columnReader(name)).filter((reader) => reader !== undefined)
    if (readers.length < columns.length) return undefined
    return (position) => ({ line: lineAt(position), values: readers.map((valueAt) => valueAt(position)) })
  }

  column(name: string): readonly unknown[] | undefined {
    const pieces = this.source.columns.get(`${this.name} ${name}`)
    if (!pieces) return undefined
    const values: unknown[] = []
    for (const piece of pieces) values.push(...parseColumn(piece))
    return values
  }

  /** Reads lines in blocks, because one follows the other. */
  private lineReader(): (position: number) => Buffer {
    const prefix = this.name.length + 1
    let block: Buffer = Buffer.alloc(0)
    let blockStart = 0
    return (position) => {
      const start = this.offsetOf(position) - prefix
      const length = prefix + this.numberOf(position, lengthAt) + 1
      if (start < blockStart || start + length > blockStart + block.length) {
        // A new buffer, because lines of the last one may still be in use.
        block = this.source.file.readInto(Buffer.allocUnsafeSlow(Math.max(blockBytes, length)), start)
        blockStart = start
      }
      const line = block.subarray(start - blockStart, start - blockStart + length)
      this.check(position, line.subarray(prefix, -1))
      return line
    }
  }

  /** Reads one piece of a column after the other. */
  private columnReader(name: string): ((position: number) => unknown) | undefined {
    const pieces = this.source.columns.get(`${this.name} ${name}`)?.values()
    if (!pieces) return undefined
    let values: readonly unknown[] = []
    let start = 0
    return (position) => {
      while (position >= start + values.length) {
        start += values.length
        values = parseColumn(pieces.next().value as Buffer)
      }
      return values[position - start]
    }
  }

  private check(position: number, json: Buffer): void {
    if (crc32(json) === this.numberOf(position, checksumAt)) return
    throw new StoreError(
      `Failed to read ${this.name} ${this.ids[position]} in ${this.source.file.path}: the file was changed while it was in use. Restore a copy.`,
    )
  }

  /** Offset of a row's JSON in the file. */
  private offsetOf(position: number): number {
    return this.offsets[position] as number
  }

  private numberOf(position: number, which: number): number {
    return this.numbers[position * numbersPerRow + which] as number
  }
}

/** Reads a piece of a column. The checksum of the index file proves that this program wrote it. */
function parseColumn(piece: Buffer): readonly unknown[] {
  // oxlint-disable-next-line house/no-outside-assertion
  return JSON.parse(piece.toString('utf8')) as unknown[]
}
