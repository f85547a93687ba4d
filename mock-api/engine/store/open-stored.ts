import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { raiseNextIds } from '../table/next-ids.ts'
import { indexColumn } from '../table/table-index.ts'
import { type Tables, tablesOf } from '../table/tables.ts'
import { readIndex, type ReadIndex } from './index-file.ts'
import { OpenFile } from './open-file.ts'
import { StoredTable } from './stored-table.ts'
import type { WorldFile } from './world-file.ts'
import { readWorldHeader, type WorldFormat, worldTrailer } from './world-format.ts'

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
  const opened = openIfPossible(file.path)
  if (!opened) return undefined
  const close = () => opened.close()
  const world = isOfFile(index, opened) ? readTables(file.format, index, opened) : undefined
  if (world) return { world, close }
  close()
  return undefined
}

function openIfPossible(path: string): OpenFile | undefined {
  try {
    return new OpenFile(path)
  } catch {
    return undefined
  }
}

/**
 * Whether an index belongs to this world file: length, checksum and trailer agree. Reads through a small buffer, so that
 * a large world need not fit into memory (P8, P9).
 */
function isOfFile(index: ReadIndex, file: OpenFile): boolean {
  const chunk = Buffer.allocUnsafeSlow(chunkBytes)
  let checksum = 0
  for (let at = 0; at < index.bytes;) {
    const read = file.readInto(chunk, at, Math.min(chunkBytes, index.bytes - at))
    if (read.length === 0) return false
    checksum = crc32(read, checksum)
    at += read.length
  }
  // One byte more than the trailer, because nothing may follow it.
  const trailer = worldTrailer(checksum)
  const end = file.readInto(chunk, index.bytes, trailer.length + 1)
  return checksum === index.checksum && end.toString('latin1') === trailer
}

/** The world with tables that read from the file. */
function readTables<W extends Tables>(format: WorldFormat<W>, index: ReadIndex, file: OpenFile): W | undefined {
  const start = file.readInto(Buffer.alloc(longestHeader), 0)
  const headerEnd = start.indexOf(0x0a)
  const header = readWorldHeader(start.toString('utf8', 0, headerEnd), format)
  if (header?.version !== format.version) return undefined
  const world = format.create()
  let at = headerEnd + 1
  for (const table of tablesOf(world)) {
    const rows = new StoredTable(table.name, { file, start: at, columns: index.columns })
    const isIndexed = Object.keys(table.definition.indexes).every((name) => rows.has(indexColumn(name)))
    if (rows.ids.length > 0 && !isIndexed) return undefined
    table.open(rows)
    at = rows.end
  }
  // The header may be behind the records of its own file, because they may have been added while it was written.
  raiseNextIds(world, header.nextIds)
  return at === index.bytes ? world : undefined
}
