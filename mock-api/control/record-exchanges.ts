import type { MiddlewareHandler } from 'hono'
import type { Runtime } from '../runtime.ts'
import type { ExchangeLog } from './exchange-log.ts'

const readable = /json|text|urlencoded/

/** Notes each API call for the inspector: bodies as text, pictures and files left out. */
export function recordExchanges(log: ExchangeLog, runtime: Runtime): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const began = performance.now()
    const type = c.req.header('content-type') ?? ''
    const copy = c.req.method !== 'GET' && readable.test(type) ? c.req.raw.clone() : undefined
    await next()
    const durationMs = Math.round((performance.now() - began) * 10) / 10
    const at = runtime.time.now()
    const answer = readable.test(c.res.headers.get('content-type') ?? '') ? c.res.clone() : undefined
    const { method } = c.req
    const { status } = c.res
    // Reading the copies must not hold up the answer.
    void Promise.all([textOf(copy, type), textOf(answer, '')]).then(([request, response]) =>
      log.add({
        kind: 'http',
        at,
        method,
        path: url.pathname + url.search,
        status,
        durationMs,
        request,
        response,
      }),
    )
  }
}

async function textOf(source: Request | Response | undefined, type: string): Promise<string> {
  if (source === undefined) return type.startsWith('multipart/') ? '（ファイル）' : ''
  return source.text().catch(() => '')
}
