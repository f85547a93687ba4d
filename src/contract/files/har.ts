import type { Exchange } from '../control/exchanges.ts'
import { utf8Length } from '../rules/characters.ts'
import { localOrigin, phoneHost, phoneNames, worldHost } from '../rules/hosts.ts'

/**
 * Converts exchanges to an HTTP Archive 1.2. The frames of each phone form one socket entry, as in browsers. Unknown
 * sizes are -1.
 * @param port of this server
 * @param world name of a world beside the first
 */
export function harOf(exchanges: readonly Exchange[], port: string, world = '') {
  const origin = (phone: string | null) => originOf(phone, port, world)
  const calls = exchanges.filter(({ kind }) => kind === 'http')
  const frames = exchanges.filter(({ kind }) => kind === 'cable')
  const phones = [...new Set(frames.map(({ phone }) => phone))]
  const entries = [
    ...calls.map((call) => callEntry(call, origin(call.phone))),
    ...phones.map((phone) => {
      const own = frames.filter((frame) => frame.phone === phone)
      return socketEntry(own, origin(phone))
    }),
  ]
  // Firefox imports no archive without pages.
  return {
    log: { version: '1.2', creator: { name: '宵待', version: '1' }, pages: [], entries: entries.toSorted(byStart) },
  }
}

function byStart(a: { readonly startedDateTime: string }, b: { readonly startedDateTime: string }): number {
  return a.startedDateTime < b.startedDateTime ? -1 : Number(a.startedDateTime > b.startedDateTime)
}

function originOf(phone: string | null, port: string, world: string): string {
  const name = phoneNames.find((known) => known === phone)
  const host = world === '' ? '127.0.0.1' : worldHost(world)
  return localOrigin(name ? phoneHost(name, world) : host, port)
}

function callEntry(call: Exchange, origin: string) {
  const { path, request, ...recorded } = call
  const hasBody = call.method !== 'GET' && request !== ''
  return entry({ ...recorded, url: origin + path, ...(hasBody && { body: request }) })
}

const noHeaders = { requestHeaders: {}, responseHeaders: {} }

/** Returns the socket entry of a phone's frames, with directions as the page sees them. */
function socketEntry(frames: readonly Exchange[], origin: string) {
  const url = `${origin.replace(/^http/, 'ws')}/cable`
  const at = frames[0]?.at ?? ''
  return {
    ...entry({ at, method: 'GET', url, status: 101, durationMs: 0, response: '', ...noHeaders }),
    _resourceType: 'websocket',
    _webSocketMessages: frames.map((frame) => ({
      type: frame.method === 'in' ? 'send' : 'receive',
      time: Date.parse(frame.at) / 1000,
      opcode: 1,
      data: frame.request || frame.response,
    })),
  }
}

type Headers = Exchange['requestHeaders']

interface Recorded {
  readonly at: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly durationMs: number
  /** Body of the request; missing without one. */
  readonly body?: string
  readonly response: string
  readonly requestHeaders: Headers
  readonly responseHeaders: Headers
}

function entry({ at, method, url, status, durationMs, body, response, requestHeaders, responseHeaders }: Recorded) {
  const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  return {
    startedDateTime: at,
    time: durationMs,
    request: {
      method,
      url,
      ...unknown,
      headers: pairsOf(Object.entries(requestHeaders)),
      queryString: pairsOf(parametersOf(url)),
      ...(body !== undefined && { postData: { mimeType: mimeTypeOf(body), text: body } }),
    },
    response: {
      status,
      statusText: '',
      ...unknown,
      headers: pairsOf(Object.entries(responseHeaders)),
      content: { size: utf8Length(response), mimeType: mimeTypeOf(response), text: response },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  }
}

const mimeTypeOf = (text: string) => (/^\s*[[{"]/.test(text) ? 'application/json' : 'text/plain')

const pairsOf = (values: Iterable<readonly [string, string]>) =>
  Array.from(values, ([name, value]) => ({ name, value }))

/** Parses the names and values of a query. Malformed percent sequences stay as they are. */
function parametersOf(url: string): [string, string][] {
  const [, query = ''] = url.split('?', 2)
  const parameters = query.split('&').filter((parameter) => parameter !== '')
  return parameters.map((parameter) => {
    const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(parameter) ?? []
    return [decoded(name), decoded(value)]
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
