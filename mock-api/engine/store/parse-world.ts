import { crc32 } from 'node:zlib'
import { tablesOf, type Tables } from '../table/tables.ts'
import { migrateRecord } from './migrate-record.ts'
import { StoreError } from './store-error.ts'
import type { WorldFormat } from './world-format.ts'
import { readWorldHeader, takeNextIds, type WorldHeader } from './world-header.ts'

/** Parses a world file's bytes; throws StoreError naming what is wrong with `source`. */
export function parseWorld<W extends Tables>(format: WorldFormat<W>, bytes: Buffer, source: string): W {
  const damaged = (why: string) =>
    new StoreError(
      `Failed to open the world ${source}: ${why}. Restore a copy, or start with another --data folder.`,
    )
  const trailerAt = bytes.lastIndexOf('\nend ', bytes.length - 2) + 1
  const trailer = /^end (\d+)\n$/.exec(bytes.toString('latin1', trailerAt))
  if (trailerAt === 0 || !trailer) throw damaged('the end of the file is missing')
  if (crc32(bytes.subarray(0, trailerAt)) !== Number(trailer[1]))
    throw damaged('its checksum does not fit its content')

  const headerEnd = bytes.indexOf(0x0a)
  const header = readWorldHeader(bytes.toString('utf8', 0, headerEnd), format)
  if (!header) throw damaged('it is not a world file')
  if (header.version > format.version) {
    throw damaged(`it was written by a newer version (${header.version}, this one knows ${format.version})`)
  }
  const world = format.create()
  readRecords(world, bytes.subarray(0, trailerAt), headerEnd + 1, header, format, damaged)
  takeNextIds(world, header)
  return world
}

function readRecords(
  world: Tables,
  bytes: Buffer,
  start: number,
  header: WorldHeader,
  format: WorldFormat,
  damaged: (why: string) => StoreError,
): void {
  const tables = new Map(tablesOf(world).map((table) => [table.name, table]))
  for (let at = start; at < bytes.length;) {
    const lineEnd = bytes.indexOf(0x0a, at)
    const space = bytes.indexOf(0x20, at)
    const name = bytes.toString('latin1', at, space)
    const table = tables.get(name)
    if (!table) throw damaged(`it holds an unknown table ${name}`)
    // A record of this version was checked when it was written and the checksum vouches for it; an older one is
    // migrated and parsed.
    // oxlint-disable-next-line house/no-outside-assertion
    const record = JSON.parse(bytes.toString('utf8', space + 1, lineEnd)) as { id: number }
    const isOld = header.version !== format.version
    table.put(isOld ? migrateRecord(table, record, header.version, format, damaged) : record)
    at = lineEnd + 1
  }
}
