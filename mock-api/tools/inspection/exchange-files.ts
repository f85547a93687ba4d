import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSubfolder } from '../../engine/store/folders.ts'
import { storeErrorOf } from '../../engine/store/store-error.ts'
import { Turns } from '../../engine/turns.ts'
import type { LogError } from '../../log.ts'
import { ExchangeFile } from './exchange-file.ts'
import type { Exchange, ExchangeRow } from './show-exchange.ts'

/** Beyond this number of files the oldest is removed. At least 10,000 exchanges, at most 80 MB. */
const mostFiles = 5

/**
 * Exchanges that left memory, in files of the data folder: redacted, bounded, and of this run only. A failed write loses
 * old exchanges and nothing else. Reads and writes run one after another.
 */
export class ExchangeFiles {
  private readonly files: ExchangeFile[] = []
  private readonly turns = new Turns()
  /** Number of files that were ever begun. */
  private begun = 0
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
    return this.turns.take(async () => {
      try {
        const file = await this.fileToContinue()
        await file.append(exchanges)
        this.isReported = false
      } catch (cause) {
        this.reportOnce(cause)
      }
    })
  }

  /** Rows of stored exchanges with a higher id, oldest first. */
  *rows(after = 0): Iterable<ExchangeRow> {
    for (const file of this.files) yield* file.rows(after)
  }

  get count(): number {
    return this.files.reduce((sum, { count }) => sum + count, 0)
  }

  /** Returns an exchange; undefined when it is not stored. Rejects with StoreError for an unreadable file. */
  find(id: number): Promise<Exchange | undefined> {
    return this.read(async () => this.files.find((file) => file.has(id))?.find(id))
  }

  /** Ids of the exchanges that fit, oldest first. Rejects with StoreError for an unreadable file. */
  search(fits: (exchange: Exchange) => boolean): Promise<number[]> {
    return this.read(async () => {
      const ids: number[] = []
      for (const file of this.files)
        for await (const exchange of file.exchanges()) if (fits(exchange)) ids.push(exchange.id)
      return ids
    })
  }

  /** Stored exchanges with a higher id, oldest first. Rejects with StoreError for an unreadable file. */
  after(id: number): Promise<Exchange[]> {
    return this.read(async () => {
      const later = await exchangesIn(this.files.filter(({ newest }) => newest > id))
      return later.filter((exchange) => exchange.id > id)
    })
  }

  /** The latest exchanges of about a number of bytes, oldest first. Rejects with StoreError for an unreadable file. */
  latest(bytes: number): Promise<Exchange[]> {
    return this.read(async () => {
      let left = bytes
      const first = this.files.findLastIndex(({ size }) => (left -= size) <= 0)
      return bytes > 0 ? exchangesIn(this.files.slice(Math.max(0, first))) : []
    })
  }

  /** Removes everything, including files of an earlier run. */
  clear(): Promise<void> {
    return this.turns
      .take(async () => {
        this.files.length = 0
        await rm(this.dir, { recursive: true, force: true })
      })
      .catch(() => {})
  }

  private read<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take(work).catch((cause: unknown) => {
      throw storeErrorOf(cause, `read earlier exchanges in ${this.dir}`)
    })
  }

  private async fileToContinue(): Promise<ExchangeFile> {
    const last = this.files.at(-1)
    if (last && !last.isFull) return last
    await makeSubfolder(this.dir)
    this.begun += 1
    const file = new ExchangeFile(join(this.dir, `exchanges-${String(this.begun).padStart(6, '0')}.jsonl`))
    this.files.push(file)
    const surplus = Math.max(0, this.files.length - mostFiles)
    for (const { path } of this.files.splice(0, surplus)) await rm(path, { force: true })
    return file
  }

  private reportOnce(cause: unknown): void {
    if (!this.isReported)
      this.logError(
        `Failed to keep earlier exchanges in ${this.dir}: ${(cause as Error).message}. Calls go on, and the latest exchanges stay in memory.`,
      )
    this.isReported = true
  }
}

async function exchangesIn(files: readonly ExchangeFile[]): Promise<Exchange[]> {
  const found: Exchange[] = []
  for (const file of files) for await (const exchange of file.exchanges()) found.push(exchange)
  return found
}
