import { readConversationEndpoint } from '../../../../../contract/calls/chat.ts'
import {
  operatorMessagesEndpoint,
  readOperatorMessagesEndpoint,
  sendOperatorMessageEndpoint,
} from '../../../../../contract/calls/operator-chat.ts'
import { ChatSender } from '../../../../../contract/enums/operator-chat.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { defineUnread, type Write } from '../write.ts'

type Messages = ResponseOf<typeof operatorMessagesEndpoint>

/** A message to the operator (API-49): an own one with this text that was not there before. */
export const sendOperatorMessageWrite: Write<typeof sendOperatorMessageEndpoint> = {
  endpoint: sendOperatorMessageEndpoint,
  reads: 'API-48: a new own message has the text',
  watch: async ({ admin_message: { content } }) => {
    // The page takes a text before its list has loaded.
    const loaded = queryClient.getQueryData<Messages>(endpointKey(operatorMessagesEndpoint, {}))
    const { admin_messages: earlier } = loaded ?? (await call(operatorMessagesEndpoint, {}))
    const before = new Set(earlier.map(({ id }) => id))
    return async () => {
      const { admin_messages: messages } = await call(operatorMessagesEndpoint, {})
      const message = messages.findLast(
        (one) => one.sender === ChatSender.member && one.content.trim() === content.trim() && !before.has(one.id),
      )
      return message ? { success: true, admin_message: message } : null
    }
  },
}

export const readOperatorMessagesWrite = defineUnread(
  readOperatorMessagesEndpoint,
  'No page states it; the next visit marks again.',
)

export const readConversationWrite = defineUnread(
  readConversationEndpoint,
  'No page states it; the next visit marks again.',
)
