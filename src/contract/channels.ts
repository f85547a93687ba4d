import * as z from 'zod/mini'
import { chatMessage } from './calls/chat.ts'
import { operatorChatMessage } from './calls/operator-chat.ts'
import { chatMessageMaxLength } from './enums/profile-limits.ts'
import { type Channel, defineChannel } from './wire/endpoint.ts'
import { ignored, wireText } from './wire/wire-request.ts'

/** Member chat. Rejected unless verified, a member of the pairing and at 1, 2, 4 or 7. */
export const messageChannel = defineChannel({
  id: 'WS-01',
  name: 'MessageChannel',
  summary: 'Chat of a pairing',
  /** uuid of the recommend. */
  params: z.object({ uuid: wireText(255) }),
  message: chatMessage,
  actions: {
    /** The server trusts the login and the subscription only; `account` and `rec` are sent and not read. */
    speak: z.object({ message: wireText(chatMessageMaxLength), account: ignored, rec: ignored }),
  },
})

/** Operator chat. A foreign uid is rejected; there are no client actions, messages are sent with API-49. */
export const operatorChatChannel = defineChannel({
  id: 'WS-02',
  name: 'AdminMessageChannel',
  summary: 'Chat with the operator',
  params: z.object({ uid: wireText(255) }),
  message: operatorChatMessage,
  actions: {},
})

/** Every documented channel. */
export const channels: readonly Channel[] = [messageChannel, operatorChatChannel]
