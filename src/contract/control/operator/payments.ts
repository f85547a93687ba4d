import * as z from 'zod/mini'
import { wireInstant } from '../../wire/wire.ts'
import { defineControl } from '../define-control.ts'
import { joinedIds } from '../joined-ids.ts'
import { memberLine } from './member-line.ts'

const check = z.strictObject({
  id: z.int(),
  member: memberLine,
  /** What is being paid for. */
  purpose: z.enum(['plan', 'likes']),
  /** Yen with tax. */
  amount: z.int(),
  startedAt: wireInstant,
  /** Path of the bank's page. */
  page: z.string(),
})

const renewal = z.strictObject({
  member: memberLine,
  amount: z.int(),
  at: wireInstant,
  /** Whether the card will decline it. */
  declines: z.boolean(),
})
export type ComingRenewal = z.output<typeof renewal>

export const listPaymentsDue = defineControl({
  id: 'listPaymentsDue',
  method: 'GET',
  path: '/operator/payments',
  summary: 'Checks of a card by its bank that wait, and renewals to come',
  /** Members whose renewals come first. */
  request: z.object({ members: joinedIds }),
  response: z.strictObject({
    /** The newest first. */
    checks: z.array(check),
    /** Those of `members` first, then the earliest first. */
    renewals: z.array(renewal),
  }),
})
