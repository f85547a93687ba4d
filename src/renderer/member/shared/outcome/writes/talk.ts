import { readConversationEndpoint } from '../../../../../contract/calls/chat.ts'
import { leaveFootprintEndpoint } from '../../../../../contract/calls/footprint.ts'
import {
  operatorMessagesEndpoint,
  readOperatorMessagesEndpoint,
  sendOperatorMessageEndpoint,
} from '../../../../../contract/calls/operator-chat.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { hiddenModeEndpoint, resetTimelineEndpoint, timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { pageTrackingEndpoint, visitTrackingEndpoint } from '../../../../../contract/calls/tracking.ts'
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
  watch: ({ admin_message: { content } }) => {
    const loaded = queryClient.getQueryData<Messages>(endpointKey(operatorMessagesEndpoint, {}))
    const before = new Set(loaded?.admin_messages.map(({ id }) => id))
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

/** The privacy mode of a premium woman (API-42). */
export const hiddenModeWrite: Write<typeof hiddenModeEndpoint> = {
  endpoint: hiddenModeEndpoint,
  reads: 'API-40: hidden_mode is the one sent',
  repeatable: true,
  watch:
    ({ hidden_mode: sent }) =>
    async () => {
      const { hidden_mode } = await call(timelineEndpoint, {})
      return hidden_mode === sent ? { success: true, hidden_mode } : null
    },
}

export const resetTimelineWrite = defineUnread(
  resetTimelineEndpoint,
  'Only draws a new order, which the page reads again in any case.',
)

export const detailProfileWrite = defineUnread(
  detailProfileEndpoint,
  'Reads a profile; only its first view on a day counts, however often it is sent.',
)

export const leaveFootprintWrite = defineUnread(leaveFootprintEndpoint, 'No page of the visitor states it.')

export const pageTrackingWrite = defineUnread(pageTrackingEndpoint, 'No page states it.')

export const visitTrackingWrite = defineUnread(visitTrackingEndpoint, 'No page states it.')
