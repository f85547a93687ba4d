import * as z from 'zod/mini'
import { sexSchema } from '../enums/member.ts'
import { statusNSchema } from '../enums/pairing.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** A chat message in lists and on the socket (ENTITY2-23; `id` is added). */
export const chatMessage = z.strictObject({
  id: wire.id,
  content: z.string(),
  user_id: wire.id,
  created_at: wire.instant,
})

/** One of the two members of a conversation. */
const chatMember = z.strictObject({ id: wire.id, name: z.string(), profile1: z.string() })

/** A whole conversation, oldest message first (API-46). */
const conversation = z.strictObject({
  male: chatMember,
  female: chatMember,
  /** Viewer. */
  user: z.strictObject({ id: wire.id, name: z.string(), sex: sexSchema, profile1: z.string() }),
  messages: z.array(chatMessage),
  recommend: z.strictObject({ id: wire.id, uuid: z.string(), status_n: statusNSchema }),
})

export type ChatMessage = z.output<typeof chatMessage>
export type Conversation = z.output<typeof conversation>

/** Reads the conversation of a pairing at 1, 2, 4 or 7; marks nothing as read. */
export const conversationEndpoint = defineEndpoint('API-46', 'GET /api/message', {
  summary: 'Load a conversation',
  automatic: true,
  access: 'verified',
  /** A missing uuid is an unknown conversation: 404. */
  request: z.object({ uuid: z._default(request.uuid, '') }),
  response: conversation,
  refusals: { 404: notFoundBody },
})

/** Marks the conversation as read for the caller. `recommend[uuid]` travels in the query of the POST. */
export const readConversationEndpoint = defineEndpoint('API-47', 'POST /api/recommends/read', {
  summary: 'Mark a conversation as read',
  automatic: true,
  access: 'verified',
  place: 'query',
  request: z.object({ recommend: z.object({ uuid: request.uuid }) }),
  response: z.strictObject({ success: z.literal(true), unread_messages_size: z.literal(0) }),
  refusals: { 404: notFoundBody },
})
