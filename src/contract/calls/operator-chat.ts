import * as z from 'zod/mini'
import { chatSenderSchema } from '../enums/operator-chat.ts'
import { operatorMessageMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** A message of the operator chat; `user_id` is the author, 0 for the operator. */
export const operatorChatMessage = z.strictObject({
  id: wire.id,
  content: z.string(),
  sender: chatSenderSchema,
  user_id: wire.id,
  created_at: wire.instant,
})

export type OperatorChatMessage = z.output<typeof operatorChatMessage>

/** The caller's conversation with the operator, oldest first. */
export const operatorMessagesEndpoint = defineEndpoint('API-48', 'GET /api/admin_messages', {
  summary: 'Load the operator chat',
  automatic: true,
  access: 'login',
  request: request.noFields,
  response: z.strictObject({ admin_messages: z.array(operatorChatMessage), unread_messages_size: wire.count }),
})

/** Sends a message to the operator, also over WS-02. */
export const sendOperatorMessageEndpoint = defineEndpoint('API-49', 'POST /api/admin_messages', {
  summary: 'Write to the operator',
  access: 'login',
  request: z.object({ admin_message: z.object({ content: request.filledText(operatorMessageMaxLength) }) }),
  response: z.strictObject({ success: z.literal(true), admin_message: operatorChatMessage }),
})

/** Marks the operator's messages as read; the request's uuid is ignored. */
export const readOperatorMessagesEndpoint = defineEndpoint('API-50', 'POST /api/admin_messages_read', {
  summary: 'Mark the operator chat as read',
  automatic: true,
  access: 'login',
  place: 'query',
  request: z.object({ recommend: z.catch(z.optional(z.object({ uuid: request.ignored })), undefined) }),
  response: z.strictObject({ data: z.strictObject({ unread_messages_size: z.literal(0) }) }),
})
