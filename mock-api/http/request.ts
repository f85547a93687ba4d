import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { pathOf, railsPath, relativeUrl } from './request-path.ts'

/** Parameters of a request, nested as Rails nests them (protocols part C). Made without prototypes on purpose. */
export type Params = { [key: string]: unknown }

/** A call in progress: its request, and what the recorder keeps of it. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** Absolute address with query. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly began: number
  readonly endpoint: Endpoint | undefined
  /** Undefined until the body has been read, and for a request without a body. */
  body: Buffer | undefined
  params: Params | undefined
  fault: boolean
  recorded: boolean
  /** Whether it was meant for the real API, whose data never goes to disk. */
  isReal: boolean
}

export function requestFrom(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  endpoint: Endpoint | undefined,
): ApiRequest {
  const { headers } = incoming
  const url = relativeUrl(incoming)
  return {
    method: incoming.method as string,
    path: railsPath(pathOf(url)),
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
    isReal: false,
  }
}

/** Returns a request header; several values are joined. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : value?.join(', ')
}

/** Whether a browser opens a page. Browsers without fetch metadata are known by what they accept. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate'
}

/** A Hono app as Node's adapter calls it. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>
