import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

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

/** Path of the sockets (protocols B1). */
export const cablePath = '/cable'

/**
 * Returns a path as Rails routes it: doubled slashes count once, a call may end with a slash or `.json`, and the path of the
 * sockets with a slash.
 */
export function railsPath(path: string): string {
  const squeezed = path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') : path
  if (squeezed === `${cablePath}/`) return cablePath
  if (!squeezed.startsWith('/api/')) return squeezed
  const trimmed = squeezed.endsWith('/') ? squeezed.slice(0, -1) : squeezed
  return trimmed.endsWith('.json') ? trimmed.slice(0, -'.json'.length) : trimmed
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
