import { closeSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { indexColumn } from '../table/stored-rows.ts'
import { createWorld, tablesOf, type World } from '../../world/world.ts'
import { readIndex, type ReadIndex } from './index-file.ts'
import { worldVersion } from './migrations.ts'
import { StoredTable } from './stored-table.ts'
import { takeNextIds, worldHeaderSchema, worldTrailer } from './world-header.ts'
import type { WorldFile } from './world-file.ts'

const chunkBytes = 256 * 1024
const longestHeader = 64 * 1024

/**
 * Opens a world by its index file: the world file is checked whole, its records are read when somebody asks for them.
 * Undefined when the index is missing, damaged or not of this world file; whoever reads it whole learns why.
 */
export async function openStored(file: WorldFile): Promise<{ world: World; close: () => void } | undefined> {
  const bytes = await readFile(file.indexPath).catch(() => undefined)
  const index = bytes && readIndex(bytes)
  if (!index) return undefined
  let fd: number
  try {
    fd = openSync(file.path, 'r')
  } catch {
    return undefined
  }
  const world = isWorldOf(index, fd) ? worldOf(index, fd, file.path) : undefined
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

function worldOf(index: ReadIndex, fd: number, path: string): World | undefined {
  const first = Buffer.alloc(longestHeader)
  readSync(fd, first, 0, first.length, 0)
  const headerEnd = first.indexOf(0x0a)
  const header = z.safeParse(worldHeaderSchema, JSON.parse(first.toString('utf8', 0, headerEnd)))
  if (!header.success || header.data.version !== worldVersion) return undefined
  const world = createWorld()
  let at = headerEnd + 1
  for (const table of tablesOf(world)) {
    const rows = new StoredTable(table.name, { fd, path, start: at, columns: index.columns })
    const isIndexed = Object.keys(table.definition.indexes).every((name) => rows.has(indexColumn(name)))
    if (rows.ids.length > 0 && !isIndexed) return undefined
    table.open(rows)
    at = rows.end
  }
  takeNextIds(world, header.data)
  return at === index.bytes ? world : undefined
}
