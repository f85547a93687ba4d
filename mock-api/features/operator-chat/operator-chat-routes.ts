import * as calls from '../../../src/contract/calls/operator-chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { operatorMessageView, readOperatorMessages, writeToOperator } from './operator-messages.ts'

/** Routes of the chat with the operator (API-48 to API-50); live messages use the socket. */
export const operatorChatRoutes: readonly Route[] = [
  defineRoute(calls.operatorMessagesEndpoint, ({ world, me }) => ({
    admin_messages: world.operatorMessages.by('member', me.id).map(operatorMessageView),
    unread_messages_size: world.operatorMessages.countBy('unread', me.id),
  })),

  defineRoute(calls.sendOperatorMessageEndpoint, ({ world, input, me, ctx }) => {
    const message = writeToOperator(world, me.id, input.admin_message.content, ctx)
    return { success: true as const, admin_message: operatorMessageView(message) }
  }),

  defineRoute(calls.readOperatorMessagesEndpoint, ({ world, me, ctx }) => {
    readOperatorMessages(world, me.id, ctx)
    return { data: { unread_messages_size: 0 as const } }
  }),
]
