import { crc32 } from 'node:zlib'

/** A point in the history of a world: a world file and the part of its journals to replay. */
export interface Position {
  /** World file to start from. */
  readonly base: number
  /** Last journal to replay; `JournalHeads` finds the earlier ones. */
  readonly journal: number
  /** Bytes of the last journal to replay. */
  readonly bytes: number
}

/** One committed change: changed records by table; a number is a deleted id. */
export interface JournalEntry {
  readonly changes: Readonly<Record<string, readonly (object | number)[]>>
  /** Version of the records (`WorldFormat.version`); missing for {@link unstatedVersion}. */
  readonly version?: number | undefined
  /** Lowered next ids, found only in journals of older versions. */
  readonly nextIds?: Readonly<Record<string, number>>
  /** Marks the first entry after a replacement: the journal belongs only to the world file of its generation. */
  readonly replaced?: true
  /** With `replaced`: the journal continues from this position, and its generation has no world file. */
  readonly from?: Position
}

/** Version of entries that state none. */
export const unstatedVersion = 1

const headerLength = 18
const emptyHeader = ' '.repeat(headerLength)

/** Encodes an entry as `<bytes of JSON: 8 hex> <crc32: 8 hex> <JSON>\n`, which exposes cut or damaged lines (R2). */
export function encodeEntry(entry: JournalEntry): Buffer {
  const line = Buffer.from(`${emptyHeader}${JSON.stringify(entry)}\n`, 'utf8')
  const json = line.subarray(headerLength, -1)
  line.write(`${hex(json.length)} ${hex(crc32(json))} `, 'latin1')
  return line
}

/** First line of a journal that follows a replacement. */
export function encodeHead(from?: Position): Buffer {
  return encodeEntry({ changes: {}, replaced: true, ...(from && { from }) })
}

/** Reads intact lines from the start of a journal; stops at the first cut or damaged one. */
export function* readEntries(bytes: Buffer): Generator<{ entry: JournalEntry; end: number }> {
  let at = 0
  while (at + headerLength < bytes.length) {
    const header = bytes.toString('latin1', at, at + headerLength)
    const match = /^([0-9a-f]{8}) ([0-9a-f]{8}) $/.exec(header)
    if (!match) return
    const end = at + headerLength + Number.parseInt(match[1] as string, 16)
    if (end + 1 > bytes.length || bytes[end] !== 0x0a) return
    const json = bytes.subarray(at + headerLength, end)
    if (hex(crc32(json)) !== match[2]) return
    // The checksum proves that this program wrote the line.
    // oxlint-disable-next-line house/no-outside-assertion
    yield { entry: JSON.parse(json.toString('utf8')) as JournalEntry, end: end + 1 }
    at = end + 1
  }
}

export function hex(value: number): string {
  return value.toString(16).padStart(8, '0')
}
