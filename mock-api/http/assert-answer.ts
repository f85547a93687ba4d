import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'

/** Throws when a response breaks the contract. Used in development and tests. */
export function assertAnswer({ id, response }: Endpoint, body: unknown): void {
  const parsed = z.safeParse(response, body)
  if (parsed.success) return
  throw new Error(
    `Failed to answer ${id}: ${z.prettifyError(parsed.error)}. Correct its view, its route or the contract.`,
  )
}
