import * as z from 'zod/mini'
import { messageChannel as contract } from '../../src/contract/channels.ts'
import { findConversation } from '../features/chat/conversation.ts'
import { speak } from '../features/chat/speak.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './cable-channel.ts'

const prefix = 'conversation '

/** Stream of a conversation. */
export function conversationStream(uuid: string): string {
  return prefix + uuid
}

/** WS-01: the chat of a pairing. */
export function messageChannel(runtime: Runtime): CableChannel {
  const conversationOf = (memberId: number, params: unknown) => {
    const parsed = z.safeParse(contract.params, params)
    const member = runtime.store.world.members.find(memberId)
    if (!parsed.success || !member) return undefined
    return findConversation(runtime.store.world, member, parsed.data.uuid)
  }
  return {
    name: contract.name,
    subscribe(memberId, params) {
      const pairing = conversationOf(memberId, params)
      return pairing && conversationStream(pairing.uuid)
    },
    perform(memberId, params, action, payload) {
      const parsed = z.safeParse(contract.actions.speak, payload)
      const pairing = conversationOf(memberId, params)
      if (action !== 'speak' || !parsed.success || !pairing) return
      runtime.store.transact((world) =>
        speak(world, world.members.get(memberId), pairing.uuid, parsed.data.message, runtime.context()),
      )
    },
    mayReceive: (member, stream) =>
      findConversation(runtime.store.world, member, stream.slice(prefix.length)) !== undefined,
  }
}
