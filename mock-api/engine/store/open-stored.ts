import { readSync, closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Row, StoredRows } from '../table/stored-rows.ts'
import { indexColumn } from '../table/table-index.ts'
import { type Tables, tablesOf } from '../table/table.ts'
import { decodeNumbers, numbersPerRow, readIndex, type ReadIndex } from './index-file.ts'
import { StoreError } from './store-error.ts'
import type { WorldFile } from './world-file.ts'
import { readWorldHeader, takeNextIds, worldTrailer } from './world-format.ts'

/** An open world file. Its tables hold a reference, so that it closes when none reads from it any more. */
interface OpenFile {
  readonly fd: number
}

/** Closes files of worlds that nobody uses any more. */
const unused = new FinalizationRegistry<number>((fd) => closeSync(fd))

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
class StoredTable implements StoredRows {
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

const chunkBytes = 256 * 1024
const longestHeader = 64 * 1024

/**
 * Opens a world with its index file: checks the checksum of the world file and reads records lazily. Returns undefined
 * when the index is missing, damaged or of another world file. The caller then reads the world file whole: a usable
 * file opens all the same, and only a damaged one is reported, because an index can always be written again.
 */
export async function openStored<W extends Tables>(
  file: WorldFile<W>,
): Promise<{ world: W; close: () => void } | undefined> {
  const bytes = await readFile(file.indexPath).catch(() => undefined)
  const index = bytes && readIndex(file.format, bytes)
  if (!index) return undefined
  let fd: number
  try {
    fd = openSync(file.path, 'r')
  } catch {
    return undefined
  }
  const openFile: OpenFile = { fd }
  unused.register(openFile, fd, openFile)
  const close = () => {
    if (unused.unregister(openFile)) closeSync(fd)
  }
  const world = isOfFile(index, fd) ? readTables(file, index, openFile) : undefined
  if (world) return { world, close }
  close()
  return undefined
}

/**
 * Whether an index belongs to this world file: length, checksum and trailer agree. Reads through a small buffer, so that
 * a large world need not fit into memory (P8, P9).
 */
function isOfFile(index: ReadIndex, fd: number): boolean {
  const chunk = Buffer.allocUnsafeSlow(chunkBytes)
  let checksum = 0
  for (let at = 0; at < index.bytes;) {
    const length = readSync(fd, chunk, 0, Math.min(chunkBytes, index.bytes - at), at)
    if (length === 0) return false
    checksum = crc32(chunk.subarray(0, length), checksum)
    at += length
  }
  // One byte more than the trailer, because nothing may follow it.
  const trailer = worldTrailer(checksum)
  const length = readSync(fd, chunk, 0, trailer.length + 1, index.bytes)
  return checksum === index.checksum && chunk.toString('latin1', 0, length) === trailer
}

/** The world with tables that read from the file. */
function readTables<W extends Tables>({ format, path }: WorldFile<W>, index: ReadIndex, file: OpenFile): W | undefined {
  const start = Buffer.alloc(longestHeader)
  readSync(file.fd, start, 0, start.length, 0)
  const headerEnd = start.indexOf(0x0a)
  const header = readWorldHeader(start.toString('utf8', 0, headerEnd), format)
  if (header?.version !== format.version) return undefined
  const world = format.create()
  let at = headerEnd + 1
  for (const table of tablesOf(world)) {
    const rows = new StoredTable(table.name, { file, path, start: at, columns: index.columns })
    const isIndexed = Object.keys(table.definition.indexes).every((name) => rows.has(indexColumn(name)))
    if (rows.ids.length > 0 && !isIndexed) return undefined
    table.open(rows)
    at = rows.end
  }
  takeNextIds(world, header.nextIds)
  return at === index.bytes ? world : undefined
}
