import * as z from 'zod/mini'
import { wireInstant } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'
import { effectKinds } from './effect-kinds.ts'
import { joinedIds } from './joined-ids.ts'
import { memberName } from './operator/member-line.ts'

const shared = {
  at: wireInstant,
  /** Whom it concerns. */
  members: z.array(memberName),
}

/** What the service did by itself, or time did; calls and frames are told by `GET /exchanges/rows`. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), ...shared, id: z.int(), subject: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal('charge'),
    ...shared,
    id: z.int(),
    what: z.enum(['plan', 'renewal', 'likes']),
    /** yen */
    amount: z.int(),
    outcome: z.enum(['paid', 'declined']),
  }),
  z.strictObject({
    kind: z.literal('effect'),
    ...shared,
    effect: z.enum(effectKinds),
    /** `table/id` of the record behind it. */
    subject: z.string(),
    text: z.string(),
  }),
  /** A jump of the clock; `id` is that of its moment. */
  z.strictObject({ kind: z.literal('jump'), ...shared, id: z.int(), from: wireInstant }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = defineControl({
  id: 'readTimeline',
  method: 'GET',
  path: '/timeline',
  summary:
    'Mails, charges, effects and jumps in order of virtual time: the latest, and all that concern these members',
  request: z.object({ members: joinedIds }),
  response: z.array(timelineEntry),
})
