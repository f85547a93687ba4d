import { crc32 } from 'node:zlib'
import type { StoredRow } from '../table/stored-rows.ts'
import { indexColumn } from '../table/table-index.ts'
import { type AnyTable, type Tables, tablesOf } from '../table/tables.ts'
import { numbersPerRow, encodeNumbers, indexTail } from './index-file.ts'
import { type ExtraColumns, type WorldFormat, worldHeaderOf, worldTrailer } from './world-format.ts'

/** Rows of a table in memory, and the index data of its rows: enough to find, check and index each without reading it. */
class IndexedRows {
  private readonly columns: {
    readonly name: string
    readonly valueOf: (record: never) => unknown
    values: unknown[]
  }[]
  private readonly prefix: string
  /** Id, length and checksum of each record. */
  private numbers: number[] = []

  constructor(
    private readonly table: AnyTable,
    extraColumns: ExtraColumns,
  ) {
    const indexes = Object.entries(table.definition.indexes).map(([name, keyOf]) => [indexColumn(name), keyOf] as const)
    const others = Object.entries(extraColumns[table.name] ?? {})
    this.columns = [...indexes, ...others].map(([name, valueOf]) => ({ name, valueOf, values: [] }))
    this.prefix = `${table.name} `
  }

  get size(): number {
    return this.numbers.length / numbersPerRow
  }

  get columnNames(): readonly string[] {
    return this.columns.map(({ name }) => name)
  }

  /** A record as a file is to hold it; undefined when it is gone. */
  rowOf(id: number): StoredRow | undefined {
    const record = this.table.peek(id)
    if (record === undefined) return undefined
    return {
      line: Buffer.from(`${this.prefix}${JSON.stringify(record)}\n`),
      values: this.columns.map(({ valueOf }) => valueOf(record as never) ?? null),
    }
  }

  add(id: number, { line, values }: StoredRow): void {
    const json = line.subarray(this.prefix.length, -1)
    this.numbers.push(id, json.length, crc32(json))
    for (const [place, column] of this.columns.entries()) column.values.push(values[place])
  }

  /** Returns the lines of the index file for the rows since the last call. */
  take(): string {
    const rows = encodeNumbers(this.numbers)
    const lines = this.columns.map(({ name, values }) => `${this.table.name} ${name} ${JSON.stringify(values)}\n`)
    this.numbers = []
    for (const column of this.columns) column.values = []
    return `${this.table.name} rows ${rows}\n${lines.join('')}`
  }
}

/** Bytes of a file's next piece. */
class PieceBuffer {
  /** Bytes of the next piece. */
  size = 0
  /** Bytes taken so far, and their checksum. */
  bytes = 0
  checksum = 0
  private buffers: Buffer[] = []

  add(buffer: Buffer): void {
    this.buffers.push(buffer)
    this.size += buffer.length
  }

  take(): Buffer {
    const taken = Buffer.concat(this.buffers)
    this.buffers = []
    this.size = 0
    this.bytes += taken.length
    this.checksum = crc32(taken, this.checksum)
    return taken
  }
}

/** Small, so that a reader waits briefly during a compaction (P6). */
const pieceBytes = 8 * 1024
const rowsPerLine = 500

export interface Piece {
  readonly world: Buffer
  /** Lines of the index file for the same records. */
  readonly index: Buffer
}

/** Yields world file and index file in pieces. Both cover the same records, even when the world changes in between. */
export function* piecesOf(world: Tables, format: WorldFormat): Generator<Piece> {
  const file = new PieceBuffer()
  const index = new PieceBuffer()
  file.add(Buffer.from(`${JSON.stringify(worldHeaderOf(world, format))}\n`))
  for (const table of tablesOf(world)) {
    const rows = new IndexedRows(table, format.extraColumns)
    const stored = table.readStored(rows.columnNames)
    for (const id of [...table.ids()].toSorted((a, b) => a - b)) {
      const row = stored(id) ?? rows.rowOf(id)
      if (!row) continue
      file.add(row.line)
      rows.add(id, row)
      if (rows.size === rowsPerLine) index.add(Buffer.from(rows.take()))
      if (file.size >= pieceBytes) yield { world: file.take(), index: index.take() }
    }
    if (rows.size > 0) index.add(Buffer.from(rows.take()))
  }
  const rest = { world: file.take(), index: index.take() }
  const { bytes, checksum } = file
  yield {
    world: Buffer.concat([rest.world, Buffer.from(worldTrailer(checksum))]),
    index: Buffer.concat([rest.index, Buffer.from(indexTail(format, { bytes, checksum }, index.checksum))]),
  }
}
