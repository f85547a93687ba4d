import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

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
