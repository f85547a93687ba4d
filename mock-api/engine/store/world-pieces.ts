import { crc32 } from 'node:zlib'
import { tablesOf, type Tables } from '../table/tables.ts'
import { indexTail } from './index-file.ts'
import { IndexedRows } from './indexed-rows.ts'
import type { WorldFormat } from './world-format.ts'
import { worldHeaderOf, worldTrailer } from './world-header.ts'

/** Small, so that a reader beside a compaction waits for little (P6). */
const pieceBytes = 8 * 1024
const rowsPerLine = 500

export interface Piece {
  readonly world: Buffer
  /** What the index file beside it gets meanwhile. */
  readonly index: Buffer
}

/** World file and index file of a world in pieces. Both tell of the same records, also when it changes in between. */
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

/** Collects what comes next in a file; counts and sums up what was taken. */
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
