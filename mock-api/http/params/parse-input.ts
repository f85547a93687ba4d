import * as z from 'zod/mini'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Params } from './nested-params.ts'

/** Parses the request of a call. Refuses with `invalid` and texts by wire field. */
export function parseInput(endpoint: Endpoint, params: Params): unknown {
  const parsed = z.safeParse(endpoint.request, params)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string[]>()
  for (const { path, message } of parsed.error.issues) {
    // C-5: a field is named as it is on the wire, without the objects around it. An issue without a text of the
    // contract is in English; members read Japanese.
    const field = path.findLast((step) => typeof step === 'string') ?? 'base'
    const text = /[^ -~]/.test(message) ? message : '入力内容を確認してください'
    fields.set(field, [...(fields.get(field) ?? []), text])
  }
  throw new Refusal('invalid', { fields: Object.fromEntries(fields) })
}
