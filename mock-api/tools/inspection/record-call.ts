import { isCut, type WrittenAnswer } from '../../http/answer.ts'
import type { ExchangeContext } from '../../http/exchange.ts'
import type { Operation } from '../history/moments.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

/** Of larger requests only the size is kept: a thousand pictures must not stay in memory. */
const largestKept = 64 * 1024

/** Recorded parts of a request. */
export type CallToRecord = Pick<
  ExchangeContext,
  'method' | 'url' | 'headers' | 'params' | 'endpoint' | 'fault' | 'began'
>

interface Outcome {
  readonly answer: WrittenAnswer
  /** All headers of the response. */
  readonly headers: Readonly<Record<string, string>>
  /** Virtual instant. */
  readonly at: number
  readonly operation: Operation | undefined
  readonly isReal: boolean
}

/** Records a call for the inspector and the coverage, from data that exists anyway. */
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
