import { crc32 } from 'node:zlib'
import type { ApiResponse } from './response.ts'

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
