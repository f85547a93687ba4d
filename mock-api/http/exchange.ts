import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

/** Parameters of a request, nested as Rails nests them (protocols part C). Made without prototypes on purpose. */
export type Params = { [key: string]: unknown }

/** A call in progress: its request, and what the recorder keeps of it. */
export interface ExchangeContext {
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
}

export function arrived(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  endpoint: Endpoint | undefined,
): ExchangeContext {
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

/** Returns a path as Rails routes it: doubled slashes count once, and a call may end with a slash or `.json`. */
export function railsPath(path: string): string {
  const squeezed = path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') : path
  if (!squeezed.startsWith('/api/')) return squeezed
  const trimmed = squeezed.endsWith('/') ? squeezed.slice(0, -1) : squeezed
  return trimmed.endsWith('.json') ? trimmed.slice(0, -'.json'.length) : trimmed
}

/** Returns a request header; several values are joined. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : value?.join(', ')
}

/** Bytes of a refused body that are still read; a client that sends more is disconnected. */
const mostDrained = 128 * 1024 * 1024

/**
 * Reads the body of a call, if any. Returns false when it is larger than `most` bytes. Such a body is drained, because
 * a client that is still sending reads no response and would see a broken connection instead of the refusal.
 */
export function collectBody(call: ExchangeContext, most: number): Promise<boolean> | true {
  const { headers } = call
  const isSent = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return call.body === undefined && isSent ? read(call, call.incoming, most) : true
}

function read(call: ExchangeContext, incoming: IncomingMessage, most: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else chunks = []
      if (size > mostDrained) resolve(false)
    })
    incoming.on('end', () => {
      if (size <= most) call.body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      resolve(size <= most)
    })
    incoming.on('error', reject)
  })
}

/** A response as it is sent. Header names are in lower case. */
export interface WrittenAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

/** Represents the response of a call whose connection was cut. */
export const cutAnswer: WrittenAnswer = { status: 200, headers: {}, body: null }

export const isCut = (answer: WrittenAnswer): boolean => answer === cutAnswer

export function jsonAnswer(status: number, body: unknown): WrittenAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export function textAnswer(status: number, body: string): WrittenAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=UTF-8' }, body }
}

export function htmlAnswer(status: number, body: string): WrittenAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8' }, body }
}

/** Whether a browser opens a page. Browsers without fetch metadata are known by what they accept. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate'
}

/** Throws when a response breaks the contract. Used in development and tests. */
export function assertAnswer({ id, response }: Endpoint, body: unknown): void {
  const parsed = z.safeParse(response, body)
  if (parsed.success) return
  throw new Error(
    `Failed to answer ${id}: ${z.prettifyError(parsed.error)}. Correct its view, its route or the contract.`,
  )
}

/**
 * Adds the headers of Rails: the character set; for a success a weak ETag and revalidation. Returns 304 without a body
 * for a GET whose ETag is known.
 */
export function withRailsHeaders(answer: WrittenAnswer, method: string, known: string | undefined): WrittenAnswer {
  const { status, body } = answer
  const type = answer.headers['content-type']
  const headers = type?.startsWith('application/json')
    ? { ...answer.headers, 'content-type': 'application/json; charset=utf-8' }
    : answer.headers
  if (status !== 200 || body === null) return { ...answer, headers: { 'cache-control': 'no-cache', ...headers } }
  const etag = `W/"${crc32(body).toString(16).padStart(8, '0')}${body.length.toString(16)}"`
  const sent = { etag, 'cache-control': 'max-age=0, private, must-revalidate', ...headers }
  if ((method !== 'GET' && method !== 'HEAD') || !hasTag(known, etag)) return { status, headers: sent, body }
  const { 'content-type': _type, ...rest } = sent as Record<string, string>
  return { status: 304, headers: rest, body: null }
}

/** Whether `If-None-Match` contains the tag or `*`. */
function hasTag(known: string | undefined, etag: string): boolean {
  return known !== undefined && known.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}

/** Describes an error that no caller handles, with its stack, in one line for the log. */
export function unexpectedLine(task: string, cause: unknown): string {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `Unexpected error in ${task}: ${detail.split(/[\r\n]+ */).join(' | ')}`
}
