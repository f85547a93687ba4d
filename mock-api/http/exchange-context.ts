import type { IncomingHttpHeaders } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { Params } from './nested-params.ts'

/** What the steps of a call ask of its request, and what they learn for the recorder, which keeps that instead of copies. */
export interface ExchangeContext {
  readonly method: string
  readonly path: string
  /** Absolute address with query. */
  readonly url: string
  /** By names in lower case. Node makes this object once; looking into the platform's own Headers is far dearer. */
  readonly headers: IncomingHttpHeaders
  readonly request: Request
  readonly node: HttpBindings
  readonly began: number
  endpoint: Endpoint | undefined
  /** Parameters as the server read them. */
  params: Params | undefined
  /** Whether a fault answered instead of the backend. */
  fault: boolean
  /** Whether it is in the log already. */
  recorded: boolean
}

/** A call that has just arrived through Node's adapter. */
export function arrived(c: Context, endpoint: Endpoint | undefined): ExchangeContext {
  const node = c.env as HttpBindings
  return {
    method: c.req.method,
    path: c.req.path,
    url: c.req.url,
    headers: node.incoming.headers,
    request: c.req.raw,
    node,
    began: performance.now(),
    endpoint,
    params: undefined,
    fault: false,
    recorded: false,
  }
}

/** The value of a request header that is sent once. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : value?.join(', ')
}
