import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { Params } from './params/nested-params.ts'

/** A call on its way: its request, and what the recorder keeps of it. */
export interface ExchangeContext {
  readonly method: string
  readonly path: string
  /** Absolute address with query. */
  readonly url: string
  /** By names in lower case. */
  readonly headers: IncomingHttpHeaders
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly began: number
  readonly endpoint: Endpoint | undefined
  /** Undefined until the body has been read, and without one. */
  body: Buffer | undefined
  /** Parameters as the server read them. */
  params: Params | undefined
  /** Whether a fault answered instead of the backend. */
  fault: boolean
  /** Whether it is in the log already. */
  recorded: boolean
}

/** Creates the context of a call that has just arrived. */
export function arrived(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  endpoint: Endpoint | undefined,
): ExchangeContext {
  const { headers } = incoming
  const url = relativeUrl(incoming)
  return {
    method: incoming.method as string,
    path: pathOf(url),
    url: `http://${headers.host}${url}`,
    headers,
    incoming,
    outgoing,
    began: performance.now(),
    endpoint,
    body: undefined,
    params: undefined,
    fault: false,
    recorded: false,
  }
}

/** Returns path and query of a request. Clients of a proxy send the whole address. */
export function relativeUrl({ url = '' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
}

/** Returns the decoded path of a relative address, or the path as sent when it cannot be decoded. */
function pathOf(url: string): string {
  const [path] = url.split(/[?#]/, 1) as [string]
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns a request header; several values are joined. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : value?.join(', ')
}
