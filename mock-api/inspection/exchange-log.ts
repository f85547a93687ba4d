import { checkCall } from '../contract-check/check-call.ts'
import { checkFrame } from '../contract-check/check-frame.ts'
import type { Verdict } from '../contract-check/verdict.ts'
import type { Operation } from '../history/operation.ts'
import { phoneOf } from '../http/hosts.ts'
import { redact } from './redact.ts'
import { requestText } from './request-text.ts'

interface Common {
  /** Virtual instant, epoch milliseconds. */
  readonly at: number
  /** Whether a fault shaped it. */
  readonly fault?: boolean
  /** What it did to the world; undefined for what never came to a rule of the mock. */
  readonly operation?: Operation | undefined
  /** Given where it is known already; else it is found out when somebody looks. */
  readonly verdict?: Verdict
}

/** A call as the recorder hands it over. */
export interface RecordedCall extends Common {
  readonly method: string
  /** Address with query. */
  readonly url: string
  readonly status: number
  readonly durationMs: number
  /** Parameters as the server read them, or a text in their place. */
  readonly request: unknown
  readonly response: string | Buffer
}

/** A frame seen from the server. */
export interface RecordedFrame extends Common {
  readonly direction: 'in' | 'out'
  readonly frame: string
  /** By which name the page reached the server. */
  readonly host?: string
}

/** A call and its answer, or one frame of a socket, as the inspector shows them. */
export interface Exchange extends Verdict {
  readonly id: number
  readonly kind: 'http' | 'cable'
  readonly at: number
  /** HTTP method, or `in` / `out` for a frame. */
  readonly method: string
  /** Path with query, secrets left out; empty for frames. */
  readonly path: string
  /** Letter of the phone on the stage; null for other pages and programs. */
  readonly phone: string | null
  readonly status: number
  readonly durationMs: number
  readonly request: string
  readonly response: string
  readonly fault: boolean
  /** How many records of the world it changed; null where nobody can go back to before it. */
  readonly changes: number | null
}

interface Entry {
  readonly id: number
  readonly size: number
  readonly recorded: RecordedCall | RecordedFrame
  shown?: Exchange
}

const mostKept = 1000
/** The oldest go in lots: taking them from the front one by one would move all others each time. */
const goneAtOnce = 100
/** Characters over all kept answers and frames: what is kept must not grow with what is sent. */
const mostCharacters = 4_000_000
const longestShown = 20_000

/** The latest calls and frames, in memory only. Recording keeps references; texts and verdicts are made when read. */
export class ExchangeLog {
  private readonly list: Entry[] = []
  private characters = 0
  private nextId = 1
  private readonly listeners = new Set<(id: number) => void>()

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

  /** Exchanges with a higher id, oldest first. */
  after(id: number): Exchange[] {
    return this.list.filter((entry) => entry.id > id).map((entry) => (entry.shown ??= show(entry)))
  }

  /** What an exchange did to the world. */
  operationOf(id: number): Operation | undefined {
    return this.list.find((kept) => kept.id === id)?.recorded.operation
  }

  /** Calls the listener with the id of each new exchange; returns the way to stop. */
  onAdd(listener: (id: number) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  clear(): void {
    this.list.length = 0
    this.characters = 0
  }

  private keep(recorded: RecordedCall | RecordedFrame, size: number): void {
    const id = this.nextId++
    this.list.push({ id, size, recorded })
    this.characters += size
    while (this.list.length > mostKept || (this.characters > mostCharacters && this.list.length > 1))
      this.forget(Math.min(goneAtOnce, this.list.length - 1))
    for (const listener of this.listeners) listener(id)
  }

  private forget(count: number): void {
    for (const { size } of this.list.splice(0, count)) this.characters -= size
  }
}

function show({ id, recorded }: Entry): Exchange {
  const { at, fault = false } = recorded
  const changes = recorded.operation?.records.length ?? null
  if ('frame' in recorded) {
    const frame = shorten(recorded.frame)
    const { direction } = recorded
    const text = { request: direction === 'in' ? frame : '', response: direction === 'out' ? frame : '' }
    const verdict = recorded.verdict ?? checkFrame(direction, recorded.frame)
    return {
      id,
      kind: 'cable',
      at,
      method: direction,
      path: '',
      phone: phoneOf(recorded.host ?? ''),
      status: 0,
      durationMs: 0,
      fault,
      changes,
      ...text,
      ...verdict,
    }
  }
  const { method, url, status, durationMs, request } = recorded
  const response = recorded.response.toString()
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const call = { method, path: path.replace(/\?.*$/s, ''), status, response }
  const params = typeof request === 'string' ? undefined : request
  const verdict = recorded.verdict ?? checkCall({ ...call, params })
  const texts = { request: shorten(requestText(request)), response: shorten(response) }
  const place = { path: redact(path), phone: phoneOf(url) }
  return { id, kind: 'http', at, method, ...place, status, durationMs, fault, changes, ...texts, ...verdict }
}

function shorten(text: string): string {
  const redacted = redact(text)
  return redacted.length > longestShown ? `${redacted.slice(0, longestShown)}…` : redacted
}
