import type { Verdict } from '../contract-check/verdict.ts'
import type { Operation } from '../history/operation.ts'
import type { ExchangeContext } from '../http/exchange-context.ts'
import { isCut, type WrittenAnswer } from '../http/written-answer.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

interface Common {
  /** Virtual instant, epoch milliseconds. */
  readonly at: number
  /** Whether a fault shaped it. */
  readonly fault?: boolean
  /** What it did to the world; undefined for what never came to a rule of the mock. */
  readonly operation?: Operation | undefined
  /** Given where it is known already, as of a real API; else it is found out when somebody looks. */
  readonly verdict?: Verdict
  /** Whether it is of the real API: such data never go to a disk. */
  readonly isReal?: boolean
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** A call as the recorder hands it over. */
export interface RecordedCall extends Common {
  readonly method: string
  /** Address with query. */
  readonly url: string
  /** 0 where the connection was cut off. */
  readonly status: number
  readonly durationMs: number
  readonly headers: { readonly request: Headers; readonly response: Headers }
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

export type Recorded = RecordedCall | RecordedFrame

/** Larger requests are told by their size only: a thousand pictures must not stay in memory. */
const largestKept = 64 * 1024

/** What is recorded of a request. */
export type CallToRecord = Pick<
  ExchangeContext,
  'method' | 'url' | 'headers' | 'params' | 'endpoint' | 'fault' | 'began'
>

interface Outcome {
  readonly answer: WrittenAnswer
  /** All headers that go out. */
  readonly headers: Readonly<Record<string, string>>
  /** Virtual instant. */
  readonly at: number
  readonly operation: Operation | undefined
  readonly isReal: boolean
}

/** Notes a call for the inspector and the coverage, from what was read and written for it anyway. */
export function recordCall(
  log: ExchangeLog,
  coverage: Coverage,
  call: CallToRecord,
  { answer, headers, at, operation, isReal }: Outcome,
): void {
  const status = isCut(answer) ? 0 : answer.status
  const response = answer.body ?? ''
  coverage.count(call, status, response)
  log.addCall({
    at,
    method: call.method,
    url: call.url,
    status,
    durationMs: Math.round((performance.now() - call.began) * 10) / 10,
    headers: { request: call.headers, response: status === 0 ? {} : headers },
    request: requestOf(call),
    response,
    fault: call.fault,
    operation,
    isReal,
  })
}

function requestOf({ method, headers, params }: CallToRecord): unknown {
  if (method === 'GET') return params ?? {}
  const size = Number(headers['content-length'] ?? 0)
  if (headers['content-type']?.startsWith('multipart/')) return `（ファイル ${size} バイト）`
  return size > largestKept ? `（大きな本文 ${size} バイト）` : (params ?? '')
}
