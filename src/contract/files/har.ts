import type { Exchange } from '../control/exchanges.ts'
import { localOrigin, phoneHost, phoneNames, worldHost } from '../rules/hosts.ts'

/**
 * Converts exchanges to an HTTP Archive 1.2. The frames of each phone form one socket entry, as in browsers. Unknown
 * sizes are -1.
 * @param port of this server
 * @param world name of a world beside the first
 */
export function harOf(exchanges: readonly Exchange[], port: string, world = '') {
  const at = (phone: string | null) => originOf(phone, port, world)
  const calls = exchanges
    .filter(({ kind }) => kind === 'http')
    .map((exchange) => callEntry(exchange, at(exchange.phone)))
  const phones = [...new Set(exchanges.filter(({ kind }) => kind === 'cable').map(({ phone }) => phone))]
  const sockets = phones.map((phone) =>
    socketEntry(
      exchanges.filter((exchange) => exchange.kind === 'cable' && exchange.phone === phone),
      at(phone),
    ),
  )
  const entries = [...calls, ...sockets].toSorted((a, b) =>
    a.startedDateTime < b.startedDateTime ? -1 : Number(a.startedDateTime > b.startedDateTime),
  )
  // Firefox imports no archive without pages.
  return { log: { version: '1.2', creator: { name: '宵待', version: '1' }, pages: [], entries } }
}

type Text = { readonly mimeType: string; readonly text: string }

const isJson = (text: string) => /^\s*[[{"]/.test(text)
const mimeTypeOf = (text: string) => (isJson(text) ? 'application/json' : 'text/plain')

function originOf(phone: string | null, port: string, world: string): string {
  const name = phoneNames.find((known) => known === phone)
  const host = world === '' ? '127.0.0.1' : worldHost(world)
  return localOrigin(name ? phoneHost(name, world) : host, port)
}

function callEntry({ at, method, path, status, durationMs, request, response, ...rest }: Exchange, origin: string) {
  const url = origin + path
  const posted: { postData?: Text } =
    method === 'GET' || request === '' ? {} : { postData: { mimeType: mimeTypeOf(request), text: request } }
  return entry({ at, method, url, status, text: response, wait: durationMs, posted, ...rest })
}

/** Returns the socket entry of a phone's frames, with directions as the page sees them. */
function socketEntry(frames: readonly Exchange[], origin: string) {
  const [first] = frames
  const url = `${origin.replace(/^http/, 'ws')}/cable`
  const at = first?.at ?? ''
  return {
    ...entry({ at, method: 'GET', url, status: 101, text: '', wait: 0, posted: {}, ...noHeaders }),
    _resourceType: 'websocket',
    _webSocketMessages: frames.map((frame) => ({
      type: frame.method === 'in' ? 'send' : 'receive',
      time: Date.parse(frame.at) / 1000,
      opcode: 1,
      data: frame.request || frame.response,
    })),
  }
}

interface Sent {
  readonly at: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly text: string
  readonly wait: number
  readonly posted: { postData?: Text }
  readonly requestHeaders: Exchange['requestHeaders']
  readonly responseHeaders: Exchange['responseHeaders']
}

const noHeaders = { requestHeaders: {}, responseHeaders: {} }

const pairsOf = (values: Iterable<readonly [string, string]>) =>
  Array.from(values, ([name, value]) => ({ name, value }))

/** Parses the names and values of a query. Malformed percent sequences stay as they are. */
function parametersOf(url: string): [string, string][] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '))
    } catch {
      return text
    }
  }
  const [, query = ''] = url.split('?', 2)
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(part) ?? []
      return [decode(name), decode(value)]
    })
}

/** First code points that take two, three and four bytes in UTF-8. */
const longerFrom = [0x80, 0x800, 0x10000]

function utf8Length(text: string): number {
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0) as number
    length += 1 + longerFrom.filter((from) => code >= from).length
  }
  return length
}

function entry({ at, method, url, status, text, wait, posted, requestHeaders, responseHeaders }: Sent) {
  const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  const queryString = pairsOf(parametersOf(url))
  const content = { size: utf8Length(text), mimeType: mimeTypeOf(text), text }
  return {
    startedDateTime: at,
    time: wait,
    request: {
      method,
      url,
      ...unknown,
      headers: pairsOf(Object.entries(requestHeaders)),
      queryString,
      ...posted,
    },
    response: {
      status,
      statusText: '',
      ...unknown,
      headers: pairsOf(Object.entries(responseHeaders)),
      content,
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait, receive: 0 },
  }
}
