import { chatMessageMaxLength } from '../../../src/contract/enums/profile-limits.ts'
import { chatTextFault, type ChatTextFault } from '../../../src/contract/rules/texts.ts'
import { messageView } from '../../features/chat/chat-view.ts'
import { mayConverse, speak } from '../../features/chat/chat.ts'
import type { Runtime } from '../../runtime.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Says something in a chat as one of the two. The channel drops a bad message without a word; here the reason is told. */
export function sayAsMember(runtime: Runtime, member: Member, pairing: Pairing, content: string) {
  const message = runtime.store.transact((world) =>
    speak(world, world.members.get(member.id), world.pairings.get(pairing.id), content, runtime.context()),
  )
  if (message) return { success: true as const, message: messageView(message) }
  throw new Refusal('state', { msg: whyDropped(runtime.store.world, member, pairing, content) })
}

const faultTexts: Readonly<Record<ChatTextFault, string>> = {
  blank: '空白だけのメッセージは届きません。',
  address: 'アドレスを含むメッセージは届きません。',
  'too-long': `メッセージは${chatMessageMaxLength}文字までです。`,
}

function whyDropped(world: World, member: Member, pairing: Pairing, content: string): string {
  if (!mayConverse(world, member, pairing)) return 'この会話は開いていません。'
  const fault = chatTextFault(content)
  if (fault !== null) return faultTexts[fault]
  return member.sex === 1 && !pairing.womanWrote
    ? '女性の最初のメッセージより前に、男性からは送れません。'
    : 'このメッセージは届きません。'
}
