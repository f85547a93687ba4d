import { performance } from 'node:perf_hooks'
import { isPing } from '../../cable/frame-text.ts'
import { Listeners } from '../../engine/listeners.ts'
import { inSlices, type Steps } from '../../engine/steps.ts'
import type { Operation } from '../../history/operations.ts'
import type { ExchangeFiles } from './exchange-files.ts'
import { ExchangeMemory, type MemoryOptions } from './exchange-memory.ts'
import type { Recorded, RecordedCall, RecordedFrame } from './recorded.ts'
import { rowOf, showExchange, type Exchange, type ExchangeRow } from './show-exchange.ts'
import type { Entry } from './tape.ts'

/** Rows per response, and the milliseconds after which no further one is made. */
const rowsAtOnce = 1_000
const sliceMs = 8

interface ExchangeLogOptions extends MemoryOptions {
  /** Names the moment of history that an exchange belongs to. */
  readonly moments?: { readonly present: { readonly id: number } }
}

/**
 * The latest calls and frames: the newest in memory, the earlier ones in files. Recording copies bytes. Texts and verdicts
 * are made when somebody reads an exchange, or when it goes to a file. Recording never throws.
 */
export class ExchangeLog {
  readonly memory: ExchangeMemory
  private nextId = 1
  /** Ids up to this one were cleared. */
  private cleared = 0
  /** Called with the id of each new exchange. */
  readonly added = new Listeners<[id: number]>()

  constructor(
    private readonly files: ExchangeFiles,
    private readonly options: ExchangeLogOptions = {},
  ) {
    this.memory = new ExchangeMemory(files, options)
  }

  addCall(call: RecordedCall): void {
    const { at, method, url, status, durationMs, headers, request, fault, verdict, isReal } = call
    const head = { at, method, url, status, durationMs, headers, request, fault, verdict, isReal }
    this.keep(call, head, call.response)
  }

  /** Pings are not recorded. */
  addFrame(
    direction: 'in' | 'out',
    frame: string,
    at: number,
    extra: Omit<RecordedFrame, 'at' | 'direction' | 'frame'> = {},
  ): void {
    if (isPing(frame)) return
    const { host, fault, verdict, isReal } = extra
    this.keep({ direction, frame, at, ...extra }, { direction, at, host, fault, verdict, isReal }, frame)
  }

  /** The latest exchanges with a higher id, oldest first. */
  after(id: number): Exchange[] {
    return this.memory
      .latest()
      .filter((entry) => entry.id > id)
      .map((entry) => this.memory.shown(entry))
  }

  /** All stored exchanges with a higher id, oldest first: on disk, then in memory. */
  async allAfter(id: number): Promise<Exchange[]> {
    const inMemory = this.memory.held().filter((entry) => entry.id > id)
    const later = inMemory.map((entry) => this.memory.shown(entry))
    const first = later[0]?.id ?? Infinity
    const onDisk = (await this.files.after(id)).filter((exchange) => exchange.id < first)
    return [...onDisk.map(withoutChanges), ...later]
  }

  /**
   * The latest exchanges that a file may hold, as many as fit into a number of bytes of JSON, oldest first. Data of a real
   * API never go into a file.
   */
  async ofMock(bytes: number): Promise<Exchange[]> {
    const earlier = await this.files.latest(bytes)
    const known = earlier.at(-1)?.id ?? 0
    const later = this.memory.held().filter(({ id, isReal }) => id > known && !isReal)
    const all = [...earlier, ...later.map((entry) => this.memory.shown(entry))]
    let left = bytes
    const cut = all.findLastIndex((exchange) => (left -= Buffer.byteLength(JSON.stringify(exchange))) < 0)
    return all.slice(cut + 1)
  }

  /** Latest calls as recorded, newest first. */
  latestCalls(): RecordedCall[] {
    return this.memory
      .latest()
      .map((entry) => this.memory.recorded(entry))
      .filter((one) => 'url' in one)
      .toReversed()
  }

  /** Rows of stored exchanges with a higher id, oldest first, as many as are quickly available. */
  rows(after: number) {
    const rows: ExchangeRow[] = []
    const until = performance.now() + sliceMs
    const isFull = () => rows.length === rowsAtOnce || (rows.length > 0 && performance.now() > until)
    for (const row of this.files.rows(after)) {
      if (isFull()) break
      rows.push(row)
    }
    for (const entry of this.memory.held()) {
      if (isFull()) break
      if (entry.id > (rows.at(-1)?.id ?? after)) rows.push(rowOf(this.memory.shown(entry)))
    }
    const [first] = this.files.rows()
    const count = this.files.count + this.memory.count
    const newest = this.nextId - 1
    return {
      rows,
      oldest: count === 0 ? 0 : ((first ?? this.memory.held()[0])?.id ?? 0),
      newest: count === 0 ? 0 : newest,
      dropped: newest - this.cleared - count,
    }
  }

  /** Returns an exchange; undefined when it is no longer stored. */
  async find(id: number): Promise<Exchange | undefined> {
    const entry = this.entryOf(id)
    if (entry) return this.memory.shown(entry)
    const found = await this.files.find(id)
    return found && withoutChanges(found)
  }

  /** Ids of the exchanges with a text in a body or a header. */
  async search(text: string): Promise<number[]> {
    const wanted = text.toLowerCase()
    const fits = ({ request, response, requestHeaders, responseHeaders }: Exchange) =>
      [request, response, ...Object.values(requestHeaders), ...Object.values(responseHeaders)].some((part) =>
        part.toLowerCase().includes(wanted),
      )
    const onDisk = await this.files.search(fits)
    return [...onDisk, ...(await inSlices(this.searchMemory(fits)))]
  }

  operationOf(id: number): Operation | undefined {
    return this.entryOf(id)?.operation
  }

  /** Removes all exchanges, on disk too. */
  async clear(): Promise<void> {
    this.memory.clear()
    this.cleared = this.nextId - 1
    await this.files.clear()
  }

  private *searchMemory(fits: (exchange: Exchange) => boolean): Steps<number[]> {
    const ids: number[] = []
    for (const entry of this.memory.held()) {
      // Other exchanges may have overwritten it since the search began.
      if (this.memory.isHeld(entry) && fits(this.memory.shown(entry))) ids.push(entry.id)
      yield
    }
    return ids
  }

  private entryOf(id: number): Entry | undefined {
    return this.memory.held().find((entry) => entry.id === id)
  }

  private keep(recorded: Recorded, head: object, body: string | Buffer): void {
    const { operation, isReal = false } = recorded
    const entry = { id: this.nextId++, isReal, operation }
    const moment = isReal ? null : (this.options.moments?.present.id ?? null)
    try {
      this.memory.add(entry, { ...head, moment }, body)
    } catch {
      // Too large for the tape, or its parameters are no JSON.
      this.memory.add({ ...entry, shown: showExchange(entry.id, { ...recorded, moment }) }, {}, '')
    }
    this.memory.relieve()
    this.added.notify(entry.id)
  }
}

/** Changes of the world are not recorded on disk. */
const withoutChanges = (exchange: Exchange): Exchange => ({ ...exchange, changes: null })
