import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { defineControl, joinedIds } from './define-control.ts'
import { effectDetails, effectKinds } from './effects.ts'
import { memberName } from './members.ts'

const shared = {
  at: wire.instant,
  members: z.array(memberName),
}

/** An entry that the service or time caused. `GET /exchanges/rows` lists calls and frames. */
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
    /** `table/id` of its record. */
    subject: z.string(),
    details: effectDetails,
    text: z.string(),
  }),
  /** A jump of the clock; `id` is the id of its moment. */
  z.strictObject({ kind: z.literal('jump'), ...shared, id: z.int(), from: wire.instant }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = defineControl('readTimeline', 'GET /timeline', {
  summary: 'Mails, charges, effects and jumps in order of virtual time: the latest, and all of the given members',
  request: z.object({ members: joinedIds }),
  response: z.array(timelineEntry),
})
