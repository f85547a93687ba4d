import { crc32 } from 'node:zlib'

/** One committed change of the world: changed records by table (a number is a deleted id). */
export interface JournalEntry {
  readonly changes: Readonly<Record<string, readonly (object | number)[]>>
  /** Next ids that were lowered; written by versions that went back in time by such an entry. */
  readonly nextIds?: Readonly<Record<string, number>>
  /**
   * Begins the journal of a world that was put in place of another one: what follows holds for the world file of this
   * generation only, not for the world before it.
   */
  readonly replaced?: true
}

const headerLength = 18
const emptyHeader = ' '.repeat(headerLength)

/** `<bytes of JSON: 8 hex> <crc32 of them: 8 hex> <JSON>\n`: a cut or damaged line never passes for a whole one (R2). */
export function encodeLine(entry: JournalEntry): Buffer {
  const line = Buffer.from(`${emptyHeader}${JSON.stringify(entry)}\n`, 'utf8')
  const json = line.subarray(headerLength, -1)
  line.write(`${hex(json.length)} ${hex(crc32(json))} `, 'latin1')
  return line
}

/** The first line of such a journal. */
export const replacedLine = encodeLine({ changes: {}, replaced: true })

/** Reads the intact lines from the start of a journal; stops at the first that is cut or damaged. */
export function* readLines(bytes: Buffer): Generator<{ entry: JournalEntry; end: number }> {
  let at = 0
  while (at + headerLength < bytes.length) {
    const header = bytes.toString('latin1', at, at + headerLength)
    const match = /^([0-9a-f]{8}) ([0-9a-f]{8}) $/.exec(header)
    if (!match) return
    const end = at + headerLength + Number.parseInt(match[1] as string, 16)
    if (end + 1 > bytes.length || bytes[end] !== 0x0a) return
    const json = bytes.subarray(at + headerLength, end)
    if (hex(crc32(json)) !== match[2]) return
    // The checksum vouches that this process's own kind wrote it.
    // oxlint-disable-next-line house/no-outside-assertion
    yield { entry: JSON.parse(json.toString('utf8')) as JournalEntry, end: end + 1 }
    at = end + 1
  }
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0')
}
