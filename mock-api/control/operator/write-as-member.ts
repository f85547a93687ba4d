import { chatTextFault } from '../../../src/contract/rules/chat-text.ts'
import { chatMessageMaxLength } from '../../../src/contract/rules/text-limits.ts'
import { messageView } from '../../features/chat/chat-view.ts'
import { mayConverse, speak } from '../../features/chat/chat.ts'
import type { Runtime } from '../../runtime.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Sends a chat message as one of the two members. The channel drops a bad message silently; here Refusal gives the reason. */
export function writeAsMember(runtime: Runtime, member: Member, pairing: Pairing, content: string) {
  const message = runtime.store.transact((world) =>
    speak(world, world.members.get(member.id), world.pairings.get(pairing.id), content, runtime.context()),
  )
  if (message) return { success: true as const, message: messageView(message) }
  const code = whyDropped(runtime.store.world, member, pairing, content)
  throw new Refusal('state', { code, msg: dropped[code] })
}

const dropped = {
  'message-blank': 'The message is blank.',
  'message-address': 'The message contains an address.',
  'message-too-long': `The message is longer than ${chatMessageMaxLength} characters.`,
  'message-closed': 'The chat of the two is not open.',
  'message-first': 'The man cannot write before the first message of the woman.',
} as const

function whyDropped(world: World, member: Member, pairing: Pairing, content: string): keyof typeof dropped {
  if (!mayConverse(world, member, pairing)) return 'message-closed'
  const fault = chatTextFault(content)
  return fault === null ? 'message-first' : `message-${fault}`
}
