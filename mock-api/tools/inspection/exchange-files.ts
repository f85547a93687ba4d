import { createReadStream } from 'node:fs'
import { appendFile, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { makeSubfolder } from '../../engine/store/folders.ts'
import { Turns } from '../../engine/turns.ts'
import type { LogError } from '../../log.ts'
import { exchangeShape, rowOf, type Exchange, type ExchangeRow } from './show-exchange.ts'

const entriesPerFile = 2_500
const bytesPerFile = 16_000_000
/** Maximum number of files; beyond it the oldest is removed. At least 10,000 exchanges, at most 80 MB. */
const mostFiles = 5

interface Entry {
  readonly row: ExchangeRow
  readonly from: number
  readonly length: number
}

interface Part {
  readonly path: string
  readonly entries: Map<number, Entry>
  /** Id of its last line; 0 for an empty file. */
  newest: number
  size: number
  /** Whether a write failed: a file with a partial last line is not continued. */
  isBroken: boolean
}

/**
 * Exchanges that left memory, as lines of JSON in files of the data folder: redacted, bounded, and of this run only. A
 * failed write loses old exchanges and nothing else.
 */
export class ExchangeFiles {
  private readonly parts: Part[] = []
  private readonly turns = new Turns()
  private nextFile = 1
  private readonly dir: string

  /** Whether the present failure was reported. */
  private isReported = false

  constructor(
    dataDir: string,
    private readonly logError: LogError = () => {},
  ) {
    this.dir = join(dataDir, 'exchanges')
  }

  /** Writes exchanges, oldest first. Resolves when they can be read, also when the disk refused them. */
  append(exchanges: readonly Exchange[]): Promise<void> {
    return this.turns
      .take(async () => {
        const part = await this.openPart()
        const texts: string[] = []
        const entries: Entry[] = []
        let from = part.size
        for (const exchange of exchanges) {
          const text = `${JSON.stringify(exchange)}\n`
          const length = Buffer.byteLength(text)
          entries.push({ row: rowOf(exchange), from, length })
          texts.push(text)
          from += length
        }
        await appendFile(part.path, texts.join(''), { mode: 0o600 })
        for (const line of entries) part.entries.set(line.row.id, line)
        part.newest = exchanges.at(-1)?.id ?? part.newest
        part.size = from
        this.isReported = false
      })
      .catch((cause: Error) => {
        if (!this.isReported)
          this.logError(
            `Failed to keep earlier exchanges in ${this.dir}: ${cause.message}. Calls go on, and the latest exchanges stay in memory.`,
          )
        this.isReported = true
        const broken = this.parts.at(-1)
        if (broken) broken.isBroken = true
      })
  }

  /** Rows of stored exchanges with a higher id, oldest first. */
  *rows(after = 0): Iterable<ExchangeRow> {
    for (const { entries, newest } of this.parts) {
      if (newest <= after) continue
      for (const { row } of entries.values()) if (row.id > after) yield row
    }
  }

  get count(): number {
    return this.parts.reduce((sum, { entries }) => sum + entries.size, 0)
  }

  /** Returns an exchange; undefined when it is not stored or its file is unreadable. */
  find(id: number): Promise<Exchange | undefined> {
    return this.turns
      .take(async () => {
        const part = this.parts.find(({ entries }) => entries.has(id))
        const line = part?.entries.get(id)
        if (!part || !line) return undefined
        const file = await open(part.path)
        try {
          const { buffer } = await file.read(Buffer.alloc(line.length), 0, line.length, line.from)
          return readEntry(buffer.toString('utf8'))
        } finally {
          await file.close()
        }
      })
      .catch(() => undefined)
  }

  search(fits: (exchange: Exchange) => boolean): Promise<number[]> {
    return this.turns
      .take(async () => {
        const ids: number[] = []
        for (const { path, entries } of this.parts) {
          if (entries.size === 0) continue
          for await (const line of createInterface({ input: createReadStream(path) })) {
            const exchange = readEntry(line)
            if (exchange && entries.has(exchange.id) && fits(exchange)) ids.push(exchange.id)
          }
        }
        return ids
      })
      .catch(() => [])
  }

  /** Stored exchanges with a higher id, oldest first; nothing when a file cannot be read. */
  after(id: number): Promise<Exchange[]> {
    return this.turns
      .take(async () => {
        const lists = this.parts.filter(({ newest }) => newest > id).map(readPart)
        return (await Promise.all(lists)).flat().filter((exchange) => exchange.id > id)
      })
      .catch(() => [])
  }

  /** The latest exchanges of about a number of bytes, oldest first; nothing when a file cannot be read. */
  latest(bytes: number): Promise<Exchange[]> {
    return this.turns
      .take(async () => {
        const found: Exchange[][] = []
        let left = bytes
        for (const part of this.parts.toReversed()) {
          if (left <= 0) break
          left -= part.size
          found.unshift(await readPart(part))
        }
        return found.flat()
      })
      .catch(() => [])
  }

  /** Removes everything, including files of an earlier run. */
  clear(): Promise<void> {
    return this.turns
      .take(async () => {
        this.parts.length = 0
        await rm(this.dir, { recursive: true, force: true })
      })
      .catch(() => {})
  }

  private async openPart(): Promise<Part> {
    const now = this.parts.at(-1)
    if (now && !now.isBroken && now.entries.size < entriesPerFile && now.size < bytesPerFile) return now
    await makeSubfolder(this.dir)
    const name = `exchanges-${String(this.nextFile++).padStart(6, '0')}.jsonl`
    const part = { path: join(this.dir, name), entries: new Map<number, Entry>(), newest: 0, size: 0, isBroken: false }
    this.parts.push(part)
    while (this.parts.length > mostFiles) {
      const [oldest] = this.parts.splice(0, 1)
      if (oldest) await rm(oldest.path, { force: true })
    }
    return part
  }
}

/** Reads the exchanges of a file. Throws the error of the system. */
async function readPart({ path, entries }: Part): Promise<Exchange[]> {
  const lines = entries.size === 0 ? [] : (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line) => readEntry(line) ?? []).filter(({ id }) => entries.has(id))
}

/** Parses a line; undefined for a partial or invalid one. */
const readEntry = (text: string): Exchange | undefined => exchangeShape.safeParse(parseJson(text)).data
