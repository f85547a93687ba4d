import { setImmediate, setTimeout } from 'node:timers/promises'
import { inSlices, type Steps } from '../engine/steps.ts'
import type { Operation } from '../history/operation.ts'
import type { ExchangeFiles } from './exchange-files.ts'
import { rowOf, type Exchange, type ExchangeRow } from './exchange-shape.ts'
import type { Recorded, RecordedCall, RecordedFrame } from './recorded.ts'
import { showExchange } from './show-exchange.ts'

interface Entry {
  readonly id: number
  readonly size: number
  readonly recorded: Recorded
  shown?: Exchange
}

/** What the memory is to hold; beyond it the oldest go to the disk. */
const inMemory = { count: 1_000, characters: 4_000_000 }
/** What it holds while the disk has not kept up; beyond it the oldest are dropped, since calls come first. */
const atMost = { count: 4_000, characters: 12_000_000 }
/** The oldest go in lots: taking them from the front one by one would move all others each time. */
const lot = 100
const writtenAtOnce = 25
/** Writing takes a tenth of the processor at most, however many calls come. */
const restPerWork = 9
const rowsAtOnce = 1_000
const sliceMs = 8

interface ExchangeLogOptions {
  /** Milliseconds of rest per millisecond of writing. */
  readonly rest?: number
  /** Reports that exchanges could not leave the memory; the next exchange tries again. */
  readonly failed?: (cause: unknown) => void
}

/**
 * The latest calls and frames: some in memory, the earlier ones in files. Recording keeps references; texts and verdicts are
 * made when somebody looks, or when an exchange leaves the memory.
 */
export class ExchangeLog {
  private list: Entry[] = []
  /** On their way to the disk. */
  private leaving: Entry[] = []
  private characters = 0
  private nextId = 1
  /** Ids up to this one were cleared. */
  private cleared = 0
  private making: Promise<void> | undefined
  private readonly listeners = new Set<(id: number) => void>()

  constructor(
    private readonly files: ExchangeFiles,
    private readonly options: ExchangeLogOptions = {},
  ) {}

  addCall(call: RecordedCall): void {
    this.keep(call, call.response.length)
  }

  /** Pings are not worth a line. */
  addFrame(
    direction: 'in' | 'out',
    frame: string,
    at: number,
    extra: Omit<RecordedFrame, 'at' | 'direction' | 'frame'> = {},
  ): void {
    if (!frame.startsWith('{"type":"ping"')) this.keep({ direction, frame, at, ...extra }, frame.length)
  }

  /** The latest exchanges with a higher id, oldest first. */
  after(id: number): Exchange[] {
    return this.list
      .slice(-inMemory.count)
      .filter((entry) => entry.id > id)
      .map((entry) => shown(entry))
  }

  /** The latest exchanges that a file may hold, oldest first: data of a real API go to no disk. */
  ofMock(most: number): Exchange[] {
    const list = this.list.filter(({ recorded }) => !recorded.isReal)
    return list.slice(-most).map((entry) => shown(entry))
  }

  /** The latest calls as they were recorded, newest first. */
  latestCalls(): RecordedCall[] {
    const recorded = this.list.slice(-inMemory.count).map((entry) => entry.recorded)
    return recorded.filter((one) => 'url' in one).toReversed()
  }

  /** Rows of all that are kept with a higher id, oldest first, as many as are soon at hand. */
  rows(after: number) {
    const rows: ExchangeRow[] = []
    const until = performance.now() + sliceMs
    const isFull = () => rows.length === rowsAtOnce || (rows.length > 0 && performance.now() > until)
    for (const row of this.files.rows(after)) {
      if (isFull()) break
      rows.push(row)
    }
    for (const entry of [...this.leaving, ...this.list]) {
      if (isFull()) break
      if (entry.id > (rows.at(-1)?.id ?? after)) rows.push(rowOf(shown(entry)))
    }
    const [first] = this.files.rows()
    const count = this.files.count + this.heldInMemory
    const newest = this.nextId - 1
    return {
      rows,
      oldest: count === 0 ? 0 : ((first ?? this.leaving[0] ?? this.list[0])?.id ?? 0),
      newest: count === 0 ? 0 : newest,
      dropped: newest - this.cleared - count,
    }
  }

  get heldInMemory(): number {
    return this.leaving.length + this.list.length
  }

  /** One exchange; undefined when it is kept no more. */
  async find(id: number): Promise<Exchange | undefined> {
    const entry = this.entryOf(id)
    if (entry) return shown(entry)
    const found = await this.files.find(id)
    // What it did to the world was let go with it.
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

  /** What an exchange did to the world. */
  operationOf(id: number): Operation | undefined {
    return this.entryOf(id)?.recorded.operation
  }

  /** Calls the listener with the id of each new exchange; returns the way to stop. */
  onAdd(listener: (id: number) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Forgets everything, on the disk too. */
  async clear(): Promise<void> {
    this.list = []
    this.leaving = []
    this.characters = 0
    this.cleared = this.nextId - 1
    await this.files.clear()
  }

  private *searchMemory(fits: (exchange: Exchange) => boolean): Steps<number[]> {
    const ids: number[] = []
    for (const entry of [...this.leaving, ...this.list]) {
      if (fits(shown(entry))) ids.push(entry.id)
      yield
    }
    return ids
  }

  private entryOf(id: number): Entry | undefined {
    return [...this.leaving, ...this.list].find((entry) => entry.id === id)
  }

  private keep(recorded: Recorded, size: number): void {
    const id = this.nextId++
    this.list.push({ id, size, recorded })
    this.characters += size
    while (this.holdsMoreThan(atMost)) this.take(Math.min(lot, this.list.length - 1))
    if (this.holdsMoreThan(inMemory))
      this.making ??= this.makeRoom()
        .catch((cause: unknown) => this.options.failed?.(cause))
        .finally(() => (this.making = undefined))
    for (const listener of this.listeners) listener(id)
  }

  /** The latest one stays, however large. */
  private holdsMoreThan({ count, characters }: typeof inMemory): boolean {
    return this.list.length > count || (this.characters > characters && this.list.length > 1)
  }

  private take(count: number): Entry[] {
    const taken = this.list.splice(0, count)
    for (const { size } of taken) this.characters -= size
    return taken
  }

  private async makeRoom(): Promise<void> {
    await setImmediate()
    while (this.holdsMoreThan(inMemory)) {
      const began = performance.now()
      this.leaving = this.take(Math.min(writtenAtOnce, this.list.length - 1))
      const lines = this.leaving.filter(({ recorded }) => !recorded.isReal).map((entry) => shown(entry))
      if (lines.length > 0) await this.files.append(lines)
      this.leaving = []
      // What passed on a busy machine while the disk wrote counts as work too: calls come first.
      await setTimeout((performance.now() - began) * (this.options.rest ?? restPerWork), undefined, {
        ref: false,
      })
    }
  }
}

function shown(entry: Entry): Exchange {
  return (entry.shown ??= showExchange(entry.id, entry.recorded))
}
