import * as z from 'zod/mini'
import type { Endpoint, RequestOf } from '../../src/contract/wire/endpoint.ts'
import { Refusal } from '../world/refusal.ts'
import type { Params } from './request.ts'

/** Text of issues for which the contract has none. */
const usualText = { error: () => '入力内容を確認してください' }

/** Parses the request of a call. Refuses with `invalid` and texts by wire field. */
export function parseInput<E extends Endpoint>(endpoint: E, params: Params): RequestOf<E> {
  const parsed = z.safeParse<E['request']>(endpoint.request, params)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string[]>()
  // Parsed again for the texts: to give them to every parse would triple its time.
  for (const { path, message } of z.safeParse(endpoint.request, params, usualText).error?.issues ?? []) {
    // A field has its name on the wire, without the objects around it (C-5).
    const field = path.findLast((step) => typeof step === 'string') ?? 'base'
    fields.set(field, [...(fields.get(field) ?? []), message])
  }
  throw new Refusal('invalid', { fields: Object.fromEntries(fields) })
}
