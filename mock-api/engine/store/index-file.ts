import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { WorldFormat } from './world-format.ts'

/**
 * The index file: lines `table column values` for each few hundred records of a table, in the order of the world file;
 * the columns are those of `IndexedRows`. The last line says which world file it is of and holds a checksum.
 */

const headSchema = z.strictObject({
  format: z.string(),
  version: z.int(),
  /** Bytes and checksum of the world file up to its trailer. */
  bytes: z.int(),
  checksum: z.int(),
})

/** The last line: which world file the lines belong to, and the checksum of everything before it. */
export function indexTail(
  { name, indexVersion }: WorldFormat,
  world: { bytes: number; checksum: number },
  checksumOfLines: number,
): string {
  const head = JSON.stringify({ format: `${name}-index`, version: indexVersion, ...world })
  return `${head} ${crc32(head, checksumOfLines)}\n`
}

export interface ReadIndex {
  /** Bytes and checksum of the world file that it belongs to. */
  readonly bytes: number
  readonly checksum: number
  /** Each column in the pieces in which it was written, by `table column`. */
  readonly columns: ReadonlyMap<string, readonly Buffer[]>
}

/** Undefined when the file is damaged or of another format or version. */
export function readIndex({ name, indexVersion }: WorldFormat, bytes: Buffer): ReadIndex | undefined {
  const tailAt = bytes.lastIndexOf('\n{', bytes.length - 2) + 1
  const tail = /^(\{.*\}) (\d+)\n$/.exec(bytes.toString('latin1', tailAt))
  if (!tail?.[1]) return undefined
  if (crc32(bytes.subarray(0, tailAt + tail[1].length)) !== Number(tail[2])) return undefined
  const head = z.safeParse(headSchema, JSON.parse(tail[1]))
  if (!head.success || head.data.format !== `${name}-index` || head.data.version !== indexVersion) return undefined
  const columns = new Map<string, Buffer[]>()
  for (let at = 0; at < tailAt;) {
    const end = bytes.indexOf(0x0a, at)
    const valuesAt = bytes.indexOf(0x20, bytes.indexOf(0x20, at) + 1) + 1
    const name = bytes.toString('latin1', at, valuesAt - 1)
    const pieces = columns.get(name) ?? []
    pieces.push(bytes.subarray(valuesAt, end))
    columns.set(name, pieces)
    at = end + 1
  }
  return { bytes: head.data.bytes, checksum: head.data.checksum, columns }
}

/** Id, length in bytes and checksum of a record. */
export const numbersPerRow = 3

/** Whole numbers below 2^32 as text: reading a hundred thousand of them as JSON would take a start too long (P8). */
export function encodeNumbers(numbers: readonly number[]): string {
  return Buffer.from(Uint32Array.from(numbers).buffer).toString('base64')
}

/** Reads pieces of `encodeNumbers` one after the other. */
export function decodeNumbers(pieces: readonly Buffer[]): Uint32Array {
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece.toString('latin1'), 'base64')))
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
