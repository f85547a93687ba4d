import * as z from 'zod/mini'
import { adminMessageChannel as contract } from '../../src/contract/channels.ts'
import { isBarred } from '../api/access-checks.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './cable-channel.ts'

/** Stream of a member's conversation with the operator. */
export function operatorStream(memberId: number): string {
  return `operator ${memberId}`
}

/** WS-02: the chat with the operator; a foreign uid is rejected and there are no client actions. */
export function adminMessageChannel(runtime: Runtime): CableChannel {
  return {
    name: contract.name,
    subscribe(memberId, params) {
      const parsed = z.safeParse(contract.params, params)
      const member = runtime.store.world.members.find(memberId)
      if (!parsed.success || member?.email !== parsed.data.uid.trim().toLowerCase()) return undefined
      return operatorStream(memberId)
    },
    perform() {},
    mayReceive: (member, stream) => stream === operatorStream(member.id) && !isBarred(member),
  }
}
