import { appendFile, open } from 'node:fs/promises'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { exchangeShape, rowOf, type Exchange, type ExchangeRow } from './show-exchange.ts'

const mostEntries = 2_500
const mostBytes = 16_000_000

/** Where an exchange lies in the file, in bytes. */
interface Entry {
  readonly row: ExchangeRow
  readonly from: number
  readonly length: number
}

/** A file of exchanges, one line of JSON each. Their rows stay in memory. */
export class ExchangeFile {
  private readonly entries = new Map<number, Entry>()
  /** False during a write and after a failed one, which may end the file with half a line. */
  private endsWithWholeLine = true
  /** Number of bytes of its entries. */
  size = 0
  /** Id of its last exchange; 0 for an empty file. */
  newest = 0

  constructor(readonly path: string) {}

  get count(): number {
    return this.entries.size
  }

  /** Whether further exchanges need another file. */
  get isFull(): boolean {
    return !this.endsWithWholeLine || this.entries.size >= mostEntries || this.size >= mostBytes
  }

  /** Writes exchanges with rising ids. Rejects with the error of the system, and adds none of them then. */
  async append(exchanges: readonly Exchange[]): Promise<void> {
    const texts = exchanges.map((exchange) => `${JSON.stringify(exchange)}\n`)
    this.endsWithWholeLine = false
    await appendFile(this.path, texts.join(''), { mode: 0o600 })
    this.endsWithWholeLine = true
    for (const [index, exchange] of exchanges.entries()) {
      const length = Buffer.byteLength(texts[index] ?? '')
      this.entries.set(exchange.id, { row: rowOf(exchange), from: this.size, length })
      this.size += length
      this.newest = exchange.id
    }
  }

  /** Rows with a higher id, oldest first. */
  *rows(after: number): Iterable<ExchangeRow> {
    if (this.newest <= after) return
    for (const { row } of this.entries.values()) if (row.id > after) yield row
  }

  has(id: number): boolean {
    return this.entries.has(id)
  }

  /** Returns an exchange; undefined for an unknown one. Rejects with the error of the system. */
  async find(id: number): Promise<Exchange | undefined> {
    const entry = this.entries.get(id)
    if (!entry) return undefined
    const file = await open(this.path)
    try {
      const { buffer } = await file.read(Buffer.alloc(entry.length), 0, entry.length, entry.from)
      return readLine(buffer.toString('utf8'))
    } finally {
      await file.close()
    }
  }

  /** Its exchanges, oldest first. Skips lines that were not written whole. Throws the error of the system. */
  async *exchanges(): AsyncGenerator<Exchange> {
    if (this.entries.size === 0) return
    const file = await open(this.path)
    for await (const line of file.readLines()) {
      const exchange = readLine(line)
      if (exchange && this.entries.has(exchange.id)) yield exchange
    }
  }
}

const readLine = (line: string): Exchange | undefined => exchangeShape.safeParse(parseJson(line)).data
