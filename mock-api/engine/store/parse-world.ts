import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { reasonOf, type PlacedReason, placedText, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'
import type { Steps } from '../steps.ts'
import { raiseNextIds } from '../table/next-ids.ts'
import { type AnyTable, type Tables, tablesOf } from '../table/tables.ts'
import { StoreError } from './store-error.ts'
import {
  migrate,
  type WorldFormat,
  type WorldFault,
  placedFault,
  type WorldHeader,
  readWorldHeader,
} from './world-format.ts'

interface WorldSource {
  /** Name in messages: `/data/world-000001.jsonl`, `of the capsule`. */
  readonly name: string
  /**
   * `own`: a file of this store; its checksum proves that its records were validated when written. `outside`: an
   * untrusted file, checksum included.
   */
  readonly origin: 'own' | 'outside'
}

type WorldFileFault = 'cut' | 'newer' | 'damaged'

/** Thrown for a world file that cannot be read, with the reason and its place. */
export class WorldFileError extends StoreError {
  constructor(
    message: string,
    readonly code: WorldFileFault,
    readonly reason: PlacedReason,
  ) {
    super(message)
  }
}

type Refuse<Thrown extends Error = WorldFileError> = (why: PlacedReason, code?: WorldFileFault) => Thrown

const advice = {
  own: 'Restore a copy, or start with another --data folder.',
  outside: 'Nothing was changed. Have it written again, or take another one.',
}

/** Parses the bytes of a world file, in steps. Throws WorldFileError. */
export function* parseWorld<W extends Tables>(
  format: WorldFormat<W>,
  bytes: Buffer,
  { name, origin }: WorldSource,
): Steps<W> {
  const refuse: Refuse = (why, code = 'damaged') =>
    new WorldFileError(`Failed to open the world ${name}: ${placedText(why)}. ${advice[origin]}`, code, why)
  const trailerAt = yield* readTrailer(bytes, refuse)
  const headerEnd = bytes.indexOf(0x0a)
  const header = readWorldHeader(bytes.toString('utf8', 0, headerEnd), format)
  if (!header) throw refuse(reasonOf('no-world'))
  if (header.version > format.version)
    throw refuse(reasonOf('newer', { version: header.version, known: format.version }), 'newer')
  const world = format.create()
  const isTrusted = origin === 'own' && header.version === format.version
  const read = isTrusted ? trustedReader : checkingReader(header, format, refuse)
  yield* readRecords(world, bytes.subarray(headerEnd + 1, trailerAt), read, refuse)
  if (origin === 'outside') {
    yield* checkReferences(world, format, bytes, refuse)
    checkNextIds(world, header, refuse)
  }
  raiseNextIds(world, header.nextIds)
  return world
}

/** Checks a file against the checksum of its last line, `end N`. Returns the offset of that line. */
export function* readTrailer(bytes: Buffer, refuse: Refuse<Error>): Steps<number> {
  const trailerAt = bytes.lastIndexOf('\nend ', bytes.length - 2) + 1
  const trailer = /^end (\d+)\n$/.exec(bytes.toString('latin1', trailerAt))
  if (trailerAt === 0 || !trailer) throw refuse(reasonOf('end-missing'), 'cut')
  if ((yield* checksumOf(bytes.subarray(0, trailerAt))) !== Number(trailer[1])) throw refuse(reasonOf('checksum'))
  return trailerAt
}

const checkedAtOnce = 1024 * 1024

function* checksumOf(bytes: Buffer): Steps<number> {
  let checksum = 0
  for (let at = 0; at < bytes.length; at += checkedAtOnce) {
    checksum = crc32(bytes.subarray(at, at + checkedAtOnce), checksum)
    yield
  }
  return checksum
}

/** Parses a record from the JSON after its table name. */
type RecordReader = (table: AnyTable, json: string, line: number) => { id: number }

// The checksum proves that a record of this version was validated when written.
// oxlint-disable-next-line house/no-outside-assertion
const trustedReader: RecordReader = (_, json) => JSON.parse(json) as { id: number }

/** Validates against the schema after migrating, and rejects a second record with the same id. Never drops a record. */
function checkingReader(header: WorldHeader, format: WorldFormat, refuseFile: Refuse): RecordReader {
  return (table, json, line) => {
    const refuse = ({ part = '', ...why }: PlacedReason) =>
      refuseFile({ line, part: part === '' ? table.name : `${table.name}.${part}`, ...why })
    const stored = parseJson(json)
    if (stored === undefined) throw refuse(reasonOf('no-json'))
    const current = header.version < format.version ? migrate(table.name, stored, header.version, format) : stored
    if (current === undefined) throw refuse(reasonOf('no-record'))
    const parsed = z.safeParse(table.definition.schema, current)
    if (!parsed.success) {
      const { path, ...why } = mismatchOf(parsed.error)
      throw refuse({ part: path.join('.'), ...why })
    }
    const record = parsed.data
    if (table.has(record.id)) throw refuse(reasonOf('same-id', { id: record.id }))
    return record
  }
}

function* readRecords(world: Tables, bytes: Buffer, read: RecordReader, refuse: Refuse): Steps<void> {
  const tables = new Map(tablesOf(world).map((table) => [table.name, table]))
  // Line 1 is the header.
  for (let at = 0, line = 2; at < bytes.length; line += 1) {
    const lineEnd = bytes.indexOf(0x0a, at)
    const space = bytes.indexOf(0x20, at)
    const name = bytes.toString('latin1', at, space)
    const table = tables.get(name)
    if (!table) throw refuse({ line, ...reasonOf('no-table', { table: shortened(name, 40) }) })
    table.put(read(table, bytes.toString('utf8', space + 1, lineEnd), line))
    at = lineEnd + 1
    yield
  }
}

/** Refuses a world whose records contradict each other. */
function* checkReferences<W extends Tables>(
  world: W,
  { faultsOf }: WorldFormat<W>,
  bytes: Buffer,
  refuse: Refuse,
): Steps<void> {
  for (const fault of faultsOf(world)) {
    if (fault !== undefined) throw refuse({ line: lineOf(bytes, fault), ...placedFault(fault) })
    yield
  }
}

/** Refuses next ids that are already taken. */
function checkNextIds(world: Tables, { nextIds }: WorldHeader, refuse: Refuse): void {
  for (const { name, nextId } of tablesOf(world)) {
    const stated = nextIds[name] ?? nextId
    if (stated < nextId) throw refuse(reasonOf('next-id', { table: name, next: stated, used: nextId - 1 }))
  }
}

/** Returns the line of a record read before; undefined for a missing record. */
function lineOf(bytes: Buffer, { table, id }: WorldFault): number | undefined {
  const lines = bytes.toString('utf8').split('\n')
  const prefix = `${table} `
  const at = lines.findIndex((line) => line.startsWith(prefix) && idOf(line.slice(prefix.length)) === id)
  return at === -1 ? undefined : at + 1
}

function idOf(json: string): unknown {
  return z.safeParse(z.looseObject({ id: z.unknown() }), parseJson(json)).data?.id
}
