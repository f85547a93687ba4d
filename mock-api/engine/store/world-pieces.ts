import { crc32 } from 'node:zlib'
import { indexColumn } from '../table/table-index.ts'
import { type AnyTable, type Tables, tablesOf } from '../table/tables.ts'
import { numbersPerRow, encodeNumbers, indexTail } from './index-file.ts'
import { type ExtraColumns, type WorldFormat, worldHeaderOf, worldTrailer } from './world-format.ts'

/** Index data of a table's rows: enough to find, check and index each row without reading it; see `StoredRows`. */
class IndexedRows {
  private readonly columns: {
    readonly name: string
    readonly valueOf: (record: never) => unknown
    values: unknown[]
  }[]
  /** Id, length and checksum of each record. */
  private numbers: number[] = []

  constructor(
    private readonly table: AnyTable,
    extraColumns: ExtraColumns,
  ) {
    const indexes = Object.entries(table.definition.indexes).map(([name, keyOf]) => [indexColumn(name), keyOf] as const)
    const others = Object.entries(extraColumns[table.name] ?? {})
    this.columns = [...indexes, ...others].map(([name, valueOf]) => ({ name, valueOf, values: [] }))
  }

  get size(): number {
    return this.numbers.length / numbersPerRow
  }

  add(record: { readonly id: number }, json: Buffer): void {
    this.numbers.push(record.id, json.length, crc32(json))
    for (const { valueOf, values } of this.columns) values.push(valueOf(record as never) ?? null)
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
  const file = new Part()
  const index = new Part()
  file.add(Buffer.from(`${JSON.stringify(worldHeaderOf(world, format))}\n`))
  for (const table of tablesOf(world)) {
    const rows = new IndexedRows(table, format.extraColumns)
    const prefix = `${table.name} `
    for (const id of [...table.ids()].toSorted((a, b) => a - b)) {
      const record = table.peek(id)
      if (record === undefined) continue
      const line = Buffer.from(`${prefix}${JSON.stringify(record)}\n`)
      file.add(line)
      rows.add(record, line.subarray(prefix.length, -1))
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

/** Buffer of a file's next piece, with size and checksum of everything taken. */
class Part {
  size = 0
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
