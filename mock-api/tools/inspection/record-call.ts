import { isCut, type WrittenAnswer } from '../../http/answer.ts'
import type { ExchangeContext } from '../../http/exchange.ts'
import type { Operation } from '../history/moments.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

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
