import { performance } from 'node:perf_hooks'
import { bodyNote } from '../../src/contract/rules/recorded-text.ts'
import type { Operation } from '../history/operations.ts'
import type { ApiRequest } from '../http/request.ts'
import { type ApiResponse, isCut } from '../http/response.ts'
import type { Coverage } from '../tools/inspection/coverage.ts'
import type { ExchangeLog } from '../tools/inspection/exchange-log.ts'

/** Of larger requests only the size is recorded: a thousand pictures must not stay in memory. */
const largestRecorded = 64 * 1024

/** Recorded parts of a request. */
export type RequestToRecord = Pick<ApiRequest, 'method' | 'url' | 'headers' | 'params' | 'endpoint' | 'fault' | 'began'>

interface Outcome {
  readonly response: ApiResponse
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
  request: RequestToRecord,
  { response, headers, at, operation, isReal }: Outcome,
): void {
  const status = isCut(response) ? 0 : response.status
  const body = response.body ?? ''
  coverage.count(request, status, body)
  log.addCall({
    at,
    method: request.method,
    url: request.url,
    status,
    durationMs: Math.round((performance.now() - request.began) * 10) / 10,
    headers: { request: request.headers, response: status === 0 ? {} : headers },
    request: requestOf(request),
    response: body,
    fault: request.fault,
    operation,
    isReal,
  })
}

function requestOf({ method, headers, params }: RequestToRecord): unknown {
  if (method === 'GET') return params ?? {}
  const size = Number(headers['content-length'] ?? 0)
  if (headers['content-type']?.startsWith('multipart/')) return bodyNote('files', size)
  return size > largestRecorded ? bodyNote('body', size) : (params ?? '')
}
