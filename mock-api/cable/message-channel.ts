import * as z from 'zod/mini'
import { messageChannel as contract } from '../../src/contract/channels.ts'
import { findConversation, mayConverse, speak } from '../features/chat/chat.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './cable-channel.ts'

/** WS-01: the chat of a pairing. */
export function messageChannel({ store, context }: Pick<Runtime, 'store' | 'context'>): CableChannel {
  return {
    name: contract.name,
    subscribe(memberId, params) {
      const parsed = z.safeParse(contract.params, params)
      const member = store.world.members.find(memberId)
      if (!parsed.success || !member) return undefined
      return findConversation(store.world, member, parsed.data.uuid)?.id
    },
    perform(memberId, pairingId, action, payload) {
      const parsed = z.safeParse(contract.actions.speak, payload)
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
