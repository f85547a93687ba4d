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
