import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { StoredRows, Row } from '../table/stored-rows.ts'
import { decodeNumbers, numbersPerRow } from './index-file.ts'
import { StoreError } from './store-error.ts'

/** An open world file. Its tables hold a reference, so that it closes when none reads from it any more. */
export interface OpenFile {
  readonly fd: number
}

interface Source {
  readonly file: OpenFile
  readonly path: string
  /** Offset of the table's first line. */
  readonly start: number
  readonly columns: ReadonlyMap<string, readonly Buffer[]>
}

/** Bytes of the record that is read. Reading is synchronous, so all tables share it. */
let buffer = Buffer.allocUnsafeSlow(8192)

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
    const length = this.numberOf(position, lengthAt)
    if (buffer.length < length) buffer = Buffer.allocUnsafeSlow(2 * length)
    const bytes = buffer.subarray(0, readSync(this.source.file.fd, buffer, 0, length, this.offsets[position] as number))
    if (crc32(bytes) !== this.numberOf(position, checksumAt)) {
      throw new StoreError(
        `Failed to read ${this.name} ${this.ids[position]} in ${this.source.path}: the file was changed while it was in use. Restore a copy.`,
      )
    }
    // The checksum proves that this program wrote the record.
    // oxlint-disable-next-line house/no-outside-assertion
    return JSON.parse(bytes.toString('utf8')) as Row
  }

  column(name: string): readonly unknown[] | undefined {
    const pieces = this.source.columns.get(`${this.name} ${name}`)
    if (!pieces) return undefined
    const values: unknown[] = []
    // oxlint-disable-next-line house/no-outside-assertion
    for (const piece of pieces) values.push(...(JSON.parse(piece.toString('utf8')) as unknown[]))
    return values
  }

  private numberOf(position: number, which: number): number {
    return this.numbers[position * numbersPerRow + which] as number
  }
}
