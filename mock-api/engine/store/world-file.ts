import { renameSync } from 'node:fs'
import { link, open, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { inSlices } from '../steps.ts'
import { indexColumn } from '../table/table-index.ts'
import { type AnyTable, type Tables, tablesOf } from '../table/table.ts'
import { flushFile, syncFolder } from './folders.ts'
import { encodeNumbers, numbersPerRow, indexTail } from './index-file.ts'
import { StoreError } from './store-error.ts'
import { type ExtraColumns, parseWorld, type WorldFormat, worldHeaderOf, worldTrailer } from './world-format.ts'

/** Bytes per write; writing each piece by itself costs more than making it. */
const writtenAtOnce = 256 * 1024

/**
 * One generation of the world file: a header, one line per record (`table JSON`) ordered by table and id, and a trailer
 * with the checksum of all lines above. The same world always gives the same bytes (D-05).
 *
 * An index file beside it allows finding and indexing records without reading them. It is derived from the world file
 * and may be missing.
 *
 * Writing yields between pieces, so that a large world never stalls requests. The file may or may not contain changes
 * made meanwhile. The journal of this generation contains them, and replaying it gives the exact state.
 */
export class WorldFile<W extends Tables> {
  constructor(
    readonly path: string,
    readonly format: WorldFormat<W>,
  ) {}

  get indexPath(): string {
    return indexPathOf(this.path)
  }

  /** Reads and checks the whole file. Throws StoreError when it is missing or damaged. */
  async read(): Promise<W> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
        throw new StoreError(`Failed to open ${this.path}: it is missing. Restore a copy.`)
      throw new StoreError(`Failed to read ${this.path}: ${String(cause)}. Check the folder's rights.`)
    }
    return await inSlices(parseWorld(this.format, bytes, { name: this.path, origin: 'own' }))
  }

  /**
   * @param beforePiece called before the next records are read, because the journal must contain everything in the file
   */
  async write(world: Tables, beforePiece?: () => void): Promise<void> {
    await this.writeDraft(world, beforePiece)
    this.publish()
    await syncFolder(dirname(this.path))
  }

  /** Writes both files under temporary names until `publish`. */
  async writeDraft(world: Tables, beforePiece = () => {}): Promise<void> {
    const file = await open(`${this.path}.tmp`, 'w')
    const index = await open(`${this.indexPath}.tmp`, 'w')
    try {
      beforePiece()
      let waiting: Piece[] = []
      let bytes = 0
      const write = async () => {
        await file.appendFile(Buffer.concat(waiting.map((piece) => piece.world)))
        await index.appendFile(Buffer.concat(waiting.map((piece) => piece.index)))
        waiting = []
        bytes = 0
      }
      for (const piece of piecesOf(world, this.format)) {
        waiting.push(piece)
        bytes += piece.world.length
        if (bytes >= writtenAtOnce) await write()
        await setImmediate()
        beforePiece()
      }
      await write()
      await flushFile(file)
    } catch (cause) {
      await this.discardDraft()
      throw cause
    } finally {
      await index.close()
      await file.close()
    }
  }

  /** Creates the drafts as links to another world file. Returns false, without drafts, when that fails, as on another disk. */
  async linkDraftFrom(path: string): Promise<boolean> {
    try {
      await link(path, `${this.path}.tmp`)
      await link(indexPathOf(path), `${this.indexPath}.tmp`)
      return true
    } catch {
      await this.discardDraft()
      return false
    }
  }

  publish(): void {
    renameSync(`${this.path}.tmp`, this.path)
    // A lost index is harmless: the world file is then read whole.
    renameSync(`${this.indexPath}.tmp`, this.indexPath)
  }

  /** Removes unpublished drafts, which would keep a full disk full. */
  async discardDraft(): Promise<void> {
    for (const path of [this.path, this.indexPath]) await rm(`${path}.tmp`, { force: true })
  }
}

export function indexPathOf(worldPath: string): string {
  return join(dirname(worldPath), basename(worldPath).replace('world', 'index'))
}

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
