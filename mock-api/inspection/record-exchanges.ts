import type { Context, MiddlewareHandler } from 'hono'
import type { ExchangeContext } from '../http/exchange-context.ts'
import type { Runtime } from '../runtime.ts'
import type { Coverage } from './coverage.ts'
import type { ExchangeLog } from './exchange-log.ts'

/** Larger requests are told by their size only: a thousand pictures must not stay in memory. */
const largestKept = 64 * 1024
const readable = /json|text|urlencoded/

/** Notes each API call for the inspector and the coverage, from what was read and written for it anyway. */
export function recordExchanges(log: ExchangeLog, coverage: Coverage, runtime: Runtime): MiddlewareHandler {
  return async (c, next) => {
    const note: ExchangeContext = {}
    c.set('exchange', note)
    const began = performance.now()
    await next()
    if (note.recorded) return
    const durationMs = Math.round((performance.now() - began) * 10) / 10
    const { status } = c.res
    const response = note.response ?? (await answerText(c))
    coverage.count(note, status, response)
    log.addCall({
      at: runtime.time.now(),
      method: c.req.method,
      url: c.req.url,
      status,
      durationMs,
      request: requestOf(c, note),
      response,
      ...(note.fault ? { fault: true } : {}),
    })
  }
}

function requestOf(c: Context, { params }: ExchangeContext): unknown {
  if (c.req.method === 'GET') return params ?? {}
  const type = c.req.header('content-type') ?? ''
  const size = Number(c.req.header('content-length') ?? 0)
  if (type.startsWith('multipart/')) return `（ファイル ${size} バイト）`
  return size > largestKept ? `（大きな本文 ${size} バイト）` : (params ?? '')
}

/** Answers that were not written by a route, such as an unknown path. They are few and short. */
function answerText(c: Context): Promise<string> | string {
  if (!readable.test(c.res.headers.get('content-type') ?? '')) return ''
  return c.res
    .clone()
    .text()
    .catch(() => '')
}
