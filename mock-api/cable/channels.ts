import * as z from 'zod/mini'
import {
  messageChannel as messageContract,
  operatorChatChannel as operatorContract,
} from '../../src/contract/channels.ts'
import { normalEmail } from '../../src/contract/rules/session-values.ts'
import { findConversation, mayConverse, speak } from '../features/chat/chat.ts'
import { isPresent } from '../features/member/member.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './connection.ts'

/** Chat of a pairing (WS-01). */
export function messageChannel({ store, context }: Pick<Runtime, 'store' | 'context'>): CableChannel {
  return {
    name: messageContract.name,
    subscribe(memberId, params) {
      const parsed = z.safeParse(messageContract.params, params)
      const member = store.world.members.find(memberId)
      if (!parsed.success || !member) return undefined
      return findConversation(store.world, member, parsed.data.uuid)?.id
    },
    perform(memberId, pairingId, action, payload) {
      const parsed = z.safeParse(messageContract.actions.speak, payload)
      if (action !== 'speak' || !parsed.success) return
      store.transact((world) => {
        const [author, pairing] = [world.members.find(memberId), world.pairings.find(pairingId)]
        if (author && pairing) speak(world, author, pairing, parsed.data.message, context())
      })
    },
    mayReceive(member, pairingId) {
      const pairing = store.world.pairings.find(pairingId)
      return pairing !== undefined && mayConverse(store.world, member, pairing)
    },
  }
}

/** Chat with the operator (WS-02). Rejects a foreign uid; has no client actions. */
export function operatorChatChannel({ store }: Pick<Runtime, 'store'>): CableChannel {
  return {
    name: operatorContract.name,
    subscribe(memberId, params) {
      const parsed = z.safeParse(operatorContract.params, params)
      const member = store.world.members.find(memberId)
      return parsed.success && member?.email === normalEmail(parsed.data.uid) ? memberId : undefined
    },
    perform() {},
    mayReceive: (member, memberId) => memberId === member.id && isPresent(member),
  }
}
