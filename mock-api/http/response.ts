import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

/** A response as it is sent. Header names are in lower case. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

/** Represents the response of a call whose connection was cut. */
export const cutResponse: ApiResponse = { status: 200, headers: {}, body: null }

export const isCut = (response: ApiResponse): boolean => response === cutResponse

export function jsonResponse(status: number, body: unknown): ApiResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export function textResponse(status: number, body: string): ApiResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=UTF-8' }, body }
}

export function htmlResponse(status: number, body: string): ApiResponse {
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8' }, body }
}

/** Throws when a response breaks the contract. Used in development and tests. */
export function assertResponse({ id, response }: Endpoint, body: unknown): void {
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
export function withRailsHeaders(response: ApiResponse, method: string, known: string | undefined): ApiResponse {
  const { status, body } = response
  const type = response.headers['content-type']
  const headers = type?.startsWith('application/json')
    ? { ...response.headers, 'content-type': 'application/json; charset=utf-8' }
    : response.headers
  if (status !== 200 || body === null) return { ...response, headers: { 'cache-control': 'no-cache', ...headers } }
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

let last = { second: Number.NaN, text: '' }

/**
 * Returns a Date header, from which the member app reads the virtual time. Keeps the text of the latest second, because
 * formatting costs more than any other header.
 * @param now epoch milliseconds
 */
export function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== last.second) last = { second, text: new Date(now).toUTCString() }
  return last.text
}
