import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { Params } from './params/nested-params.ts'

/** What the steps of a call ask of its request, and what they learn for the recorder, which keeps that instead of copies. */
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
  /** Undefined until it has been read to its end, and where there is none. */
  body: Buffer | undefined
  /** Parameters as the server read them. */
  params: Params | undefined
  /** Whether a fault answered instead of the backend. */
  fault: boolean
  /** Whether it is in the log already. */
  recorded: boolean
}

/** A call that has just arrived. */
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

/** Path and query of a request, also where a proxy's client sends the whole address. */
export function relativeUrl({ url = '' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
}

/** Decoded path of a relative address; as it was sent where it cannot be decoded. */
function pathOf(url: string): string {
  const [path] = url.split(/[?#]/, 1) as [string]
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The value of a request header that is sent once. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : value?.join(', ')
}
