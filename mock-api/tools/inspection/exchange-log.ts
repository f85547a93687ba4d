import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { isPing } from '../../cable/frame-text.ts'
import { Listeners } from '../../engine/listeners.ts'
import { inSlices, type Steps } from '../../engine/steps.ts'
import type { Operation } from '../../history/operations.ts'
import type { ExchangeFiles } from './exchange-files.ts'
import type { Recorded, RecordedCall, RecordedFrame } from './recorded.ts'
import { rowOf, showExchange, type Exchange, type ExchangeRow } from './show-exchange.ts'
import { type Entry, type Limit, Tape } from './tape.ts'

/** Beyond this the oldest exchanges move to disk as soon as the server is idle. */
const limitInMemory = { count: 1_000, bytes: 4_000_000 }
/** Beyond this the oldest exchanges are dropped, because calls come first. */
const atMost = { count: 4_000, bytes: 8_000_000 }
/** Limits of further worlds, because there may be many. */
const ofSmall = { inMemory: { count: 1_000, bytes: 500_000 }, atMost: { count: 2_000, bytes: 1_000_000 } }
/** A server is busy when more exchanges than `busy` arrive within `waitMs`. */
const busy = 50
const waitMs = 100
/** Exchanges written after each wait: more than arrive at a server that is not busy. */
const writtenPerWait = 100
const writtenAtOnce = 25
const rowsAtOnce = 1_000
const sliceMs = 8

interface ExchangeLogOptions {
  /** Whether it keeps less in memory. */
  readonly isSmall?: boolean
  /** Milliseconds after which exchanges are written, unless the server is busy. */
  readonly wait?: number
  /** Names the moment of history that an exchange belongs to. */
  readonly moments?: { readonly present: { readonly id: number } }
  /** Reports that exchanges could not leave the memory; the next exchange tries again. */
  readonly failed?: (cause: unknown) => void
}

/**
 * The latest calls and frames: the newest in memory, the earlier ones in files. Recording copies bytes. Texts and verdicts are
 * made when somebody reads an exchange, or when it goes to a file. Recording never throws.
 */
export class ExchangeLog {
  private tape: Tape
  private readonly limits: { readonly inMemory: Limit; readonly atMost: Limit }
  /** Exchanges being written to disk. */
  private leaving: Entry[] = []
  private nextId = 1
  /** Ids up to this one were cleared. */
  private cleared = 0
  private making: Promise<void> | undefined
  /** Called with the id of each new exchange. */
  readonly added = new Listeners<[id: number]>()

  constructor(
    private readonly files: ExchangeFiles,
    private readonly options: ExchangeLogOptions = {},
  ) {
    this.limits = options.isSmall === true ? ofSmall : { inMemory: limitInMemory, atMost }
    this.tape = new Tape(this.limits.atMost)
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
    return this.tape.entries
      .slice(-limitInMemory.count)
      .filter((entry) => entry.id > id)
      .map((entry) => this.shown(entry))
  }

  /**
   * The latest exchanges that a file may hold, as many as fit into a number of bytes of JSON, oldest first. Data of a real
   * API never go into a file.
   */
  async ofMock(bytes: number): Promise<Exchange[]> {
    const earlier = await this.files.latest(bytes)
    const known = earlier.at(-1)?.id ?? 0
    const later = this.held().filter(({ id, isReal }) => id > known && !isReal)
    const all = [...earlier, ...later.map((entry) => this.shown(entry))]
    let [first, left] = [all.length, bytes]
    while (first > 0 && (left -= JSON.stringify(all[first - 1]).length) >= 0) first -= 1
    return all.slice(first)
  }

  /** Latest calls as recorded, newest first. */
  latestCalls(): RecordedCall[] {
    const entries = this.tape.entries.slice(-limitInMemory.count)
    return entries
      .map((entry) => this.tape.recorded(entry))
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
    for (const entry of this.held()) {
      if (isFull()) break
      if (entry.id > (rows.at(-1)?.id ?? after)) rows.push(rowOf(this.shown(entry)))
    }
    const [first] = this.files.rows()
    const count = this.files.count + this.heldInMemory
    const newest = this.nextId - 1
    return {
      rows,
      oldest: count === 0 ? 0 : ((first ?? this.held()[0])?.id ?? 0),
      newest: count === 0 ? 0 : newest,
      dropped: newest - this.cleared - count,
    }
  }

  get heldInMemory(): number {
    return this.leaving.length + this.tape.entries.length
  }

  /** Returns an exchange; undefined when it is no longer stored. */
  async find(id: number): Promise<Exchange | undefined> {
    const entry = this.entryOf(id)
    if (entry) return this.shown(entry)
    const found = await this.files.find(id)
    // Its changes of the world were not recorded.
    return found && { ...found, changes: null }
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
    this.tape = new Tape(this.limits.atMost)
    this.leaving = []
    this.cleared = this.nextId - 1
    await this.files.clear()
  }

  private *searchMemory(fits: (exchange: Exchange) => boolean): Steps<number[]> {
    const ids: number[] = []
    for (const entry of this.held()) {
      // Other exchanges may have overwritten it since the search began.
      const isHeld = entry.shown !== undefined || entry.id >= (this.tape.entries[0]?.id ?? Infinity)
      if (isHeld && fits(this.shown(entry))) ids.push(entry.id)
      yield
    }
    return ids
  }

  private held(): Entry[] {
    return [...this.leaving, ...this.tape.entries]
  }

  private entryOf(id: number): Entry | undefined {
    return this.held().find((entry) => entry.id === id)
  }

  private shown(entry: Entry): Exchange {
    return (entry.shown ??= showExchange(entry.id, this.tape.recorded(entry)))
  }

  private keep(recorded: Recorded, head: object, body: string | Buffer): void {
    const { operation, isReal = false } = recorded
    const entry = { id: this.nextId++, isReal, operation }
    const moment = isReal ? null : (this.options.moments?.present.id ?? null)
    try {
      this.tape.add(entry, { ...head, moment }, body)
    } catch {
      // Too large for the tape, or its parameters are no JSON.
      this.tape.add({ ...entry, shown: showExchange(entry.id, { ...recorded, moment }) }, {}, '')
    }
    if (this.tape.holdsMoreThan(this.limits.inMemory))
      this.making ??= this.makeRoom()
        .catch((cause: unknown) => this.options.failed?.(cause))
        .finally(() => (this.making = undefined))
    this.added.notify(entry.id)
  }

  private async makeRoom(): Promise<void> {
    while (this.tape.holdsMoreThan(this.limits.inMemory)) {
      const before = this.nextId
      await setTimeout(this.options.wait ?? waitMs, undefined, { ref: false })
      if (this.nextId - before > busy) continue
      for (let written = 0; written < writtenPerWait; written += writtenAtOnce) await this.writeOldest()
    }
  }

  private async writeOldest(): Promise<void> {
    if (!this.tape.holdsMoreThan(this.limits.inMemory)) return
    this.leaving = this.tape.take(Math.min(writtenAtOnce, this.tape.entries.length - 1))
    // Real exchanges too, because their bytes are overwritten next.
    for (const entry of this.leaving) this.shown(entry)
    const entries = this.leaving.filter(({ isReal }) => !isReal).map((entry) => this.shown(entry))
    if (entries.length > 0) await this.files.append(entries)
    this.leaving = []
    await setImmediate()
  }
}
