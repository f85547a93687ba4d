import { performance } from 'node:perf_hooks'
import { isPing } from '../../cable/frame-text.ts'
import { Listeners } from '../../engine/listeners.ts'
import { inSlices, type Steps } from '../../engine/steps.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Operation } from '../../history/operations.ts'
import { latestFitting } from '../latest-fitting.ts'
import type { ExchangeFiles } from './exchange-files.ts'
import { ExchangeMemory, type MemoryOptions } from './exchange-memory.ts'
import type { Recorded, RecordedCall, RecordedFrame } from './recorded.ts'
import { rowOf, showExchange, type Exchange, type ExchangeRow } from './show-exchange.ts'
import type { Entry } from './tape.ts'

/** Largest number of rows in a response. */
const mostRows = 1_000
/** Milliseconds after which no further row is made. */
const longestMs = 8

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
    this.record(call, head, call.response)
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
    this.record({ direction, frame, at, ...extra }, { direction, at, host, fault, verdict, isReal }, frame)
  }

  /** The latest exchanges with a higher id, oldest first. */
  after(id: number): Exchange[] {
    return this.memory
      .latest()
      .filter((entry) => entry.id > id)
      .map((entry) => this.memory.shown(entry))
  }

  /**
   * All stored exchanges with a higher id, oldest first: on disk, then in memory.
   * @throws StoreError when earlier exchanges cannot be read
   */
  async allAfter(id: number): Promise<Exchange[]> {
    const inMemory = this.memory.entries().filter((entry) => entry.id > id)
    const later = inMemory.map((entry) => this.memory.shown(entry))
    const first = later[0]?.id ?? Infinity
    const onDisk = (await this.files.after(id)).filter((exchange) => exchange.id < first)
    return [...onDisk.map(withoutChanges), ...later]
  }

  /**
   * The latest exchanges that a file may hold, as many as fit into a number of bytes of JSON, oldest first. Data of a real
   * API never go into a file. Earlier ones that cannot be read are left out, so that a capsule can be written all the same.
   */
  async ofMock(bytes: number): Promise<Exchange[]> {
    const earlier = await this.files.latest(bytes).catch(noneIfUnreadable)
    const known = earlier.at(-1)?.id ?? 0
    const later = this.memory.entries().filter(({ id, isReal }) => id > known && !isReal)
    return latestFitting([...earlier, ...later.map((entry) => this.memory.shown(entry))], bytes)
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
    const rows = this.quickRows(after)
    const count = this.files.count + this.memory.count
    const [firstOnDisk] = this.files.rows()
    const oldest = firstOnDisk ?? this.memory.entries()[0]
    const newest = this.nextId - 1
    return {
      rows,
      /** 0 without exchanges. */
      oldest: count === 0 ? 0 : (oldest?.id ?? 0),
      newest: count === 0 ? 0 : newest,
      dropped: newest - this.cleared - count,
    }
  }

  private quickRows(after: number): ExchangeRow[] {
    const rows: ExchangeRow[] = []
    const until = performance.now() + longestMs
    const isFull = () => rows.length === mostRows || (rows.length > 0 && performance.now() > until)
    for (const row of this.files.rows(after)) {
      if (isFull()) return rows
      rows.push(row)
    }
    for (const entry of this.memory.entries()) {
      if (isFull()) return rows
      if (entry.id > (rows.at(-1)?.id ?? after)) rows.push(rowOf(this.memory.shown(entry)))
    }
    return rows
  }

  /** Returns an exchange; undefined when it is no longer stored. Throws StoreError when its file cannot be read. */
  async find(id: number): Promise<Exchange | undefined> {
    const entry = this.entryOf(id)
    if (entry) return this.memory.shown(entry)
    const found = await this.files.find(id)
    return found && withoutChanges(found)
  }

  /**
   * Ids of the exchanges with a text in a body or a header. Capital and small letters are the same.
   * @throws StoreError when earlier exchanges cannot be read
   */
  async search(text: string): Promise<number[]> {
    const hasText = searchFor(text)
    const onDisk = await this.files.search(hasText)
    return [...onDisk, ...(await inSlices(this.searchMemory(hasText)))]
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

  private *searchMemory(hasText: (exchange: Exchange) => boolean): Steps<number[]> {
    const ids: number[] = []
    for (const entry of this.memory.entries()) {
      // Other exchanges may have overwritten it since the search began.
      if (this.memory.isHeld(entry) && hasText(this.memory.shown(entry))) ids.push(entry.id)
      yield
    }
    return ids
  }

  private entryOf(id: number): Entry | undefined {
    return this.memory.entries().find((entry) => entry.id === id)
  }

  /**
   * @param head fields that are stored as JSON
   * @param body the response or the frame
   */
  private record(recorded: Recorded, head: object, body: string | Buffer): void {
    const { operation, isReal = false } = recorded
    const entry = { id: this.nextId++, isReal, operation }
    const moment = isReal ? null : (this.options.moments?.present.id ?? null)
    try {
      // A key after a spread costs half a microsecond.
      this.memory.add(entry, { moment, ...head }, body)
    } catch {
      // Too large for the tape, or its parameters are no JSON.
      this.memory.add({ ...entry, shown: showExchange(entry.id, { ...recorded, moment }) }, {}, '')
    }
    this.memory.moveOldest()
    this.added.notify(entry.id)
  }
}

/** Returns whether an exchange has a text in a body or a header. */
function searchFor(text: string): (exchange: Exchange) => boolean {
  const wanted = text.toLowerCase()
  return ({ request, response, requestHeaders, responseHeaders }) =>
    [request, response, ...Object.values(requestHeaders), ...Object.values(responseHeaders)].some((part) =>
      part.toLowerCase().includes(wanted),
    )
}

function noneIfUnreadable(cause: unknown): Exchange[] {
  if (cause instanceof StoreError) return []
  throw cause
}

/** Changes of the world are not recorded on disk. */
const withoutChanges = (exchange: Exchange): Exchange => ({ ...exchange, changes: null })
