import * as z from 'zod/mini'
import { operatorChatMessage } from '../../calls/operator-chat.ts'
import { statusNSchema } from '../../enums/pairing/recommend-status.ts'
import { wireInstant } from '../../wire/wire.ts'
import { defineControl } from '../define-control.ts'
import { memberLine, queriedMember } from './member-line.ts'

export const listMembers = defineControl({
  id: 'listMembers',
  method: 'GET',
  path: '/operator/members',
  summary: 'Members by a part of number, mail address or name, by a uuid of a page, or by exact mail address',
  request: z.object({ query: z._default(z.string(), ''), email: z.optional(z.string()) }),
  response: z.array(memberLine),
})

export const listPairings = defineControl({
  id: 'listPairings',
  method: 'GET',
  path: '/operator/pairings',
  summary: "A member's pairings, newest first",
  request: z.object({ member: queriedMember }),
  response: z.array(
    z.strictObject({
      id: z.int(),
      uuid: z.string(),
      status_n: statusNSchema,
      blocked: z.boolean(),
      woman_wrote: z.boolean(),
      partner: memberLine,
    }),
  ),
})

export const listOperatorMessages = defineControl({
  id: 'listOperatorMessages',
  method: 'GET',
  path: '/operator/messages',
  summary: "A member's conversation with the operator, oldest first",
  request: z.object({ member: queriedMember }),
  response: z.array(operatorChatMessage),
})

export const listRankRequests = defineControl({
  id: 'listRankRequests',
  method: 'GET',
  path: '/operator/rank-requests',
  summary: 'Wishes for a higher rank that wait',
  response: z.array(
    z.strictObject({ id: z.int(), from: z.string(), requestedAt: wireInstant, member: memberLine }),
  ),
})
