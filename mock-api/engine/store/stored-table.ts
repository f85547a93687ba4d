import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Row } from '../table/define-table.ts'
import type { StoredRows } from '../table/stored-rows.ts'
import { decodeNumbers, numbersPerRow } from './row-numbers.ts'
import { StoreError } from './store-error.ts'

interface Source {
  readonly fd: number
  readonly path: string
  /** Where the first line of the table begins. */
  readonly start: number
  /** See `ReadIndex`. */
  readonly columns: ReadonlyMap<string, readonly Buffer[]>
}

let buffer = Buffer.allocUnsafeSlow(8192)

/** The rows of one table in an open world file. */
export class StoredTable implements StoredRows {
  readonly ids: readonly number[]
  /** Where the next table begins. */
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
      ids.push(this.numberOf(position, 0))
      // `table JSON\n`
      this.offsets[position] = at + name.length + 1
      at += name.length + 1 + this.numberOf(position, 1) + 1
    }
    this.ids = ids
    this.end = at
  }

  has(column: string): boolean {
    return this.source.columns.has(`${this.name} ${column}`)
  }

  read(position: number): Row {
    const length = this.numberOf(position, 1)
    if (buffer.length < length) buffer = Buffer.allocUnsafeSlow(2 * length)
    const bytes = buffer.subarray(
      0,
      readSync(this.source.fd, buffer, 0, length, this.offsets[position] as number),
    )
    if (crc32(bytes) !== this.numberOf(position, 2)) {
      throw new StoreError(
        `Failed to read ${this.name} ${this.ids[position]} in ${this.source.path}: the file was changed while it was in use. Restore a copy.`,
      )
    }
    // The checksum vouches that this process's own kind wrote it.
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

  private numberOf(position: number, which: 0 | 1 | 2): number {
    return this.numbers[position * numbersPerRow + which] as number
  }
}
