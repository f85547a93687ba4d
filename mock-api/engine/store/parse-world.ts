import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { createWorld, tablesOf, type World } from '../../world/world.ts'
import { migrateRecord, worldVersion } from './migrations.ts'
import { StoreError } from './store-error.ts'
import { takeNextIds, worldHeaderSchema, type WorldHeader } from './world-header.ts'

/** Parses a world file's bytes; throws StoreError naming what is wrong with `source`. */
export function parseWorld(bytes: Buffer, source: string): World {
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
  const parsed = z.safeParse(worldHeaderSchema, JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  if (!parsed.success) throw damaged('it is not a world file')
  const header = parsed.data
  if (header.version > worldVersion) {
    throw damaged(`it was written by a newer version (${header.version}, this one knows ${worldVersion})`)
  }
  return readRecords(bytes, headerEnd + 1, trailerAt, header, damaged)
}

function readRecords(
  bytes: Buffer,
  start: number,
  end: number,
  header: WorldHeader,
  damaged: (why: string) => StoreError,
): World {
  const world = createWorld()
  const tables = new Map(tablesOf(world).map((table) => [table.name, table]))
  for (let at = start; at < end;) {
    const lineEnd = bytes.indexOf(0x0a, at)
    const space = bytes.indexOf(0x20, at)
    const name = bytes.toString('latin1', at, space)
    const table = tables.get(name)
    if (!table) throw damaged(`it holds an unknown table ${name}`)
    // A record of this version was checked when it was written and the checksum vouches for it; an older one is
    // migrated and parsed.
    // oxlint-disable-next-line house/no-outside-assertion
    const record = JSON.parse(bytes.toString('utf8', space + 1, lineEnd)) as { id: number }
    table.put(
      header.version === worldVersion ? record : migrateRecord(table, record, header.version, damaged),
    )
    at = lineEnd + 1
  }
  takeNextIds(world, header)
  return world
}
