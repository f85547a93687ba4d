import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Adapter } from 'lowdb'
import * as z from 'zod/mini'
import { createWorld, tablesOf, type World } from '../domain/world/world.ts'
import { migrateRecord, worldVersion } from './migrations.ts'
import { StoreError } from './store-error.ts'

const headerSchema = z.strictObject({
  format: z.literal('yoimachi-world'),
  version: z.int(),
  nextIds: z.record(z.string(), z.int()),
})

type Header = z.output<typeof headerSchema>

const sliceBytes = 32 * 1024

/**
 * lowdb adapter of one generation of the world file. Lines: a header, one line per record (`table JSON`) in table order
 * and by id, and a trailer with the checksum of everything above. The same world always gives the same bytes (D-05).
 *
 * Writing yields between slices, so that a large world never stalls requests. Changes made meanwhile may or may not be
 * in the file; they are in the journal that begins with this generation, whose replay makes it exact.
 */
export class WorldFile implements Adapter<World> {
  constructor(readonly path: string) {}

  /** Reads and checks the whole file. Null when it does not exist; throws StoreError when it is damaged. */
  async read(): Promise<World | null> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw new StoreError(`Failed to read ${this.path}: ${String(cause)}. Check the folder's rights.`)
    }
    return parseWorld(bytes, this.path)
  }

  async write(world: World): Promise<void> {
    const temporary = `${this.path}.tmp`
    const file = await open(temporary, 'w')
    try {
      for (const slice of slices(world)) {
        await file.write(slice)
        await setImmediate()
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, this.path)
    await syncFolder(dirname(this.path))
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true })
  }
}

/** The file's bytes in pieces of about 32 kB. */
function* slices(world: World): Generator<Buffer> {
  let checksum = 0
  let text = `${JSON.stringify(headerOf(world))}\n`
  for (const table of tablesOf(world)) {
    const ids = [...table.ids()].toSorted((a, b) => a - b)
    for (const id of ids) {
      const record = table.find(id)
      if (record === undefined) continue
      text += `${table.name} ${JSON.stringify(record)}\n`
      if (text.length < sliceBytes) continue
      const slice = Buffer.from(text, 'utf8')
      checksum = crc32(slice, checksum)
      yield slice
      text = ''
    }
  }
  const rest = Buffer.from(text, 'utf8')
  checksum = crc32(rest, checksum)
  yield Buffer.concat([rest, Buffer.from(`end ${checksum}\n`, 'latin1')])
}

/** The whole world file as one text, for capsules and comparisons. */
export function worldText(world: World): string {
  return Buffer.concat([...slices(world)]).toString('utf8')
}

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
  const parsed = z.safeParse(headerSchema, JSON.parse(bytes.toString('utf8', 0, headerEnd)))
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
  header: Header,
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
  for (const [name, nextId] of Object.entries(header.nextIds)) {
    const table = tables.get(name)
    if (table) table.nextId = nextId
  }
  return world
}

function headerOf(world: World): Header {
  const nextIds = Object.fromEntries(tablesOf(world).map((table) => [table.name, table.nextId]))
  return { format: 'yoimachi-world', version: worldVersion, nextIds }
}

/** A renamed file is safe only when its folder is on the disk too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
