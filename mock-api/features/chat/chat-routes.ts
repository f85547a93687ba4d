import * as calls from '../../../src/contract/calls/chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { conversationView } from './chat-view.ts'
import { getConversation, markRead } from './chat.ts'

/** Routes of the chat between members (API-46, API-47); live messages use the socket. */
export const chatRoutes: readonly Route[] = [
  defineRoute(calls.conversationEndpoint, ({ world, input, me, apiOrigin }) =>
    conversationView(world, getConversation(world, me, input.uuid), me, apiOrigin),
  ),

  defineRoute(calls.readConversationEndpoint, ({ world, input, me }) => {
    markRead(world, getConversation(world, me, input.recommend.uuid), me)
    return { success: true as const, unread_messages_size: 0 as const }
  }),
]
