import type { Operation } from '../history/operation.ts'
import type { ExchangeContext } from '../http/exchange-context.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

/** Larger requests are told by their size only: a thousand pictures must not stay in memory. */
const largestKept = 64 * 1024

/** Notes a call for the inspector and the coverage, from what was read and written for it anyway. */
export function recordCall(
  log: ExchangeLog,
  coverage: Coverage,
  call: ExchangeContext,
  answer: WrittenAnswer,
  at: number,
  operation: Operation | undefined,
): void {
  const { status } = answer
  const response = answer.body ?? ''
  coverage.count(call, status, response)
  log.addCall({
    at,
    method: call.method,
    url: call.url,
    status,
    durationMs: Math.round((performance.now() - call.began) * 10) / 10,
    request: requestOf(call),
    response,
    fault: call.fault,
    operation,
  })
}

function requestOf({ method, headers, params }: ExchangeContext): unknown {
  if (method === 'GET') return params ?? {}
  const size = Number(headers['content-length'] ?? 0)
  if (headers['content-type']?.startsWith('multipart/')) return `（ファイル ${size} バイト）`
  return size > largestKept ? `（大きな本文 ${size} バイト）` : (params ?? '')
}
