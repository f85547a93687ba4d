import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { WorldFormat } from './world-format.ts'

/**
 * The index file: lines `table column values`, one per column for each few hundred records, in the order of the world
 * file. The column `rows` holds `numbersPerRow` integers for each record as base64; the columns of index keys and due
 * instants (`StoredRows.column`) hold JSON lists. The last line names the world file and holds a checksum.
 */

const headSchema = z.strictObject({
  format: z.string(),
  version: z.int(),
  /** Bytes and checksum of the world file without its trailer. */
  bytes: z.int(),
  checksum: z.int(),
})

/** Returns the last line: the world file the index belongs to, and the checksum of all lines. */
export function indexTail(
  { name, indexVersion }: WorldFormat,
  world: { bytes: number; checksum: number },
  checksumOfLines: number,
): string {
  const head = JSON.stringify({ format: `${name}-index`, version: indexVersion, ...world })
  return `${head} ${crc32(head, checksumOfLines)}\n`
}

export interface ReadIndex {
  readonly bytes: number
  readonly checksum: number
  /** Pieces of each column as written, by `table column`. */
  readonly columns: ReadonlyMap<string, readonly Buffer[]>
}

/** Reads an index file; undefined when it is damaged or has another format or version. */
export function readIndex({ name, indexVersion }: WorldFormat, bytes: Buffer): ReadIndex | undefined {
  const tailAt = bytes.lastIndexOf('\n{', bytes.length - 2) + 1
  const tail = /^(\{.*\}) (\d+)\n$/.exec(bytes.toString('latin1', tailAt))
  if (!tail?.[1]) return undefined
  if (crc32(bytes.subarray(0, tailAt + tail[1].length)) !== Number(tail[2])) return undefined
  const head = z.safeParse(headSchema, JSON.parse(tail[1]))
  if (!head.success || head.data.format !== `${name}-index` || head.data.version !== indexVersion) return undefined
  return { bytes: head.data.bytes, checksum: head.data.checksum, columns: columnsIn(bytes.subarray(0, tailAt)) }
}

/** Character codes of the line end and of the space between table, column and values. */
const [lineEnd, space] = [0x0a, 0x20]

function columnsIn(lines: Buffer): ReadIndex['columns'] {
  const columns = new Map<string, Buffer[]>()
  for (let at = 0; at < lines.length;) {
    const end = lines.indexOf(lineEnd, at)
    const valuesAt = lines.indexOf(space, lines.indexOf(space, at) + 1) + 1
    const column = lines.toString('latin1', at, valuesAt - 1)
    const pieces = columns.get(column) ?? []
    pieces.push(lines.subarray(valuesAt, end))
    columns.set(column, pieces)
    at = end + 1
  }
  return columns
}

/** Id, length in bytes and checksum of a record. */
export const numbersPerRow = 3

/** Encodes integers below 2^32 as base64, because parsing a hundred thousand of them as JSON delays the start (P8). */
export function encodeNumbers(numbers: readonly number[]): string {
  return Buffer.from(Uint32Array.from(numbers).buffer).toString('base64')
}

export function decodeNumbers(pieces: readonly Buffer[]): Uint32Array {
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece.toString('latin1'), 'base64')))
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
