import { closeSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { indexColumn } from '../table/stored-rows.ts'
import { tablesOf, type Tables } from '../table/tables.ts'
import { readIndex, type ReadIndex } from './index-file.ts'
import { StoredTable } from './stored-table.ts'
import type { WorldFile } from './world-file.ts'
import { readWorldHeader, takeNextIds, worldTrailer } from './world-header.ts'

const chunkBytes = 256 * 1024
const longestHeader = 64 * 1024

/**
 * Opens a world by its index file: the world file is checked whole, its records are read when somebody asks for them.
 * Undefined when the index is missing, damaged or not of this world file; whoever reads it whole learns why.
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
  const world = isWorldOf(index, fd) ? worldOf(file, index, fd) : undefined
  if (world) return { world, close: () => closeSync(fd) }
  closeSync(fd)
  return undefined
}

/** Through one small buffer: a large world need not fit into memory to be checked (P8, P9). */
function isWorldOf(index: ReadIndex, fd: number): boolean {
  const chunk = Buffer.allocUnsafeSlow(chunkBytes)
  let checksum = 0
  for (let at = 0; at < index.bytes;) {
    const length = readSync(fd, chunk, 0, Math.min(chunkBytes, index.bytes - at), at)
    if (length === 0) return false
    checksum = crc32(chunk.subarray(0, length), checksum)
    at += length
  }
  // One byte more than the trailer: nothing may follow it.
  const trailer = worldTrailer(checksum)
  const length = readSync(fd, chunk, 0, trailer.length + 1, index.bytes)
  return checksum === index.checksum && chunk.toString('latin1', 0, length) === trailer
}

function worldOf<W extends Tables>(
  { format, path }: WorldFile<W>,
  index: ReadIndex,
  fd: number,
): W | undefined {
  const first = Buffer.alloc(longestHeader)
  readSync(fd, first, 0, first.length, 0)
  const headerEnd = first.indexOf(0x0a)
  const header = readWorldHeader(first.toString('utf8', 0, headerEnd), format)
  if (header?.version !== format.version) return undefined
  const world = format.create()
  let at = headerEnd + 1
  for (const table of tablesOf(world)) {
    const rows = new StoredTable(table.name, { fd, path, start: at, columns: index.columns })
    const isIndexed = Object.keys(table.definition.indexes).every((name) => rows.has(indexColumn(name)))
    if (rows.ids.length > 0 && !isIndexed) return undefined
    table.open(rows)
    at = rows.end
  }
  takeNextIds(world, header)
  return at === index.bytes ? world : undefined
}
