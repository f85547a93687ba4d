import * as z from 'zod/mini'
import { operatorChatMessage } from '../../calls/operator-chat.ts'
import { statusNSchema } from '../../enums/pairing.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl } from '../define-control.ts'
import { memberRow, queriedMember } from '../members.ts'

export const mostMembersFound = 100

export const listMembers = defineControl('listMembers', 'GET /operator/members', {
  summary: `Members by a part of number, mail address or name, at most the first ${mostMembersFound}; by a uuid of a page, or by exact mail address`,
  request: z.object({ query: z._default(z.string(), ''), email: z.optional(z.string()) }),
  response: z.array(memberRow),
})

export const listPairings = defineControl('listPairings', 'GET /operator/pairings', {
  summary: "A member's pairings, newest first",
  request: z.object({ member: queriedMember }),
  response: z.array(
    z.strictObject({
      id: z.int(),
      uuid: z.string(),
      status_n: statusNSchema,
      blocked: z.boolean(),
      woman_wrote: z.boolean(),
      partner: memberRow,
    }),
  ),
})

export const listOperatorMessages = defineControl('listOperatorMessages', 'GET /operator/messages', {
  summary: "A member's conversation with the operator, oldest first",
  request: z.object({ member: queriedMember }),
  response: z.array(operatorChatMessage),
})

export const listRankRequests = defineControl('listRankRequests', 'GET /operator/rank-requests', {
  summary: 'Pending rank requests',
  response: z.array(z.strictObject({ id: z.int(), from: z.string(), requestedAt: wire.instant, member: memberRow })),
})
