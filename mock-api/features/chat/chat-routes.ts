import {
  adminMessagesEndpoint,
  readAdminMessagesEndpoint,
  sendAdminMessageEndpoint,
} from '../../../src/contract/calls/operator-chat.ts'
import { conversationEndpoint, readConversationEndpoint } from '../../../src/contract/calls/chat.ts'
import { getConversation, markRead } from './conversation.ts'
import {
  readOperatorMessages,
  unreadFromOperator,
  writeToOperator,
} from '../operator-chat/operator-messages.ts'
import { serve, type Route } from '../../http/define-route.ts'
import { conversationView } from './conversation-view.ts'
import { operatorMessageView } from './message-view.ts'

/** Chat between members and with the operator (API-46 to API-50); live messages go over the sockets. */
export const messageRoutes: readonly Route[] = [
  serve(conversationEndpoint, ({ world, input, me, apiOrigin }) =>
    conversationView(world, getConversation(world, me, input.uuid), me, apiOrigin),
  ),

  serve(readConversationEndpoint, ({ world, input, me }) => {
    markRead(world, getConversation(world, me, input.recommend.uuid), me)
    return { success: true as const, unread_messages_size: 0 as const }
  }),

  serve(adminMessagesEndpoint, ({ world, me }) => ({
    admin_messages: world.operatorMessages.by('member', me.id).map(operatorMessageView),
    unread_messages_size: unreadFromOperator(world, me.id),
  })),

  serve(sendAdminMessageEndpoint, ({ world, input, me, ctx }) => {
    const message = writeToOperator(world, me.id, input.admin_message.content, ctx)
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),

  serve(readAdminMessagesEndpoint, ({ world, me, ctx }) => {
    readOperatorMessages(world, me.id, ctx)
    return { data: { unread_messages_size: 0 as const } }
  }),
]
