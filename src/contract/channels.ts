import * as z from 'zod/mini'
import { chatMessage } from './calls/chat.ts'
import { operatorChatMessage } from './calls/operator-chat.ts'
import { chatMessageMaxLength } from './rules/text-limits.ts'
import { type Channel, defineChannel } from './wire/channel.ts'
import * as request from './wire/request-fields.ts'

/** Member chat. Rejects subscribers who are unverified or not in the pairing; the pairing must be at 1, 2, 4 or 7. */
export const messageChannel = defineChannel({
  id: 'WS-01',
  name: 'MessageChannel',
  summary: 'Chat of a pairing',
  /** uuid of the pairing. */
  params: z.object({ uuid: request.text(255) }),
  message: chatMessage,
  actions: {
    /** The server trusts only the session and the subscription; it ignores `account` and `rec`. */
    speak: z.object({ message: request.text(chatMessageMaxLength), account: request.ignored, rec: request.ignored }),
  },
})

/** Operator chat. Rejects a foreign uid. There are no client actions; API-49 sends messages. */
export const operatorChatChannel = defineChannel({
  id: 'WS-02',
  name: 'AdminMessageChannel',
  summary: 'Chat with the operator',
  params: z.object({ uid: request.text(255) }),
  message: operatorChatMessage,
  actions: {},
})

export const channels: readonly Channel[] = [messageChannel, operatorChatChannel]
