import * as z from 'zod/mini'
import { operatorChatChannel as contract } from '../../src/contract/channels.ts'
import { isBarred } from '../api/access-checks.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './cable-channel.ts'

/** WS-02: the chat with the operator; a foreign uid is rejected and there are no client actions. */
export function operatorChatChannel({ store }: Pick<Runtime, 'store'>): CableChannel {
  return {
    name: contract.name,
    subscribe(memberId, params) {
      const parsed = z.safeParse(contract.params, params)
      const member = store.world.members.find(memberId)
      return parsed.success && member?.email === parsed.data.uid.trim().toLowerCase() ? memberId : undefined
    },
    perform() {},
    mayReceive: (member, memberId) => memberId === member.id && !isBarred(member),
  }
}
