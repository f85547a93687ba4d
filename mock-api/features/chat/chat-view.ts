import type { ChatMessage, Conversation } from '../../../src/contract/calls/chat.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { Message, Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { photoUrl } from '../photo/photo-view.ts'

/** Returns a chat message for HTTP and socket (API-46, WS-01). */
export function messageView(message: Message): ChatMessage {
  const { id, content, authorId, createdAt } = message
  return { id, content, user_id: authorId, created_at: tokyoIso(createdAt) }
}

/** Returns a whole conversation as one of its members sees it (API-46). */
export function conversationView(world: World, pairing: Pairing, me: Member, origin: string): Conversation {
  const person = (memberId: number) => {
    const member = world.members.get(memberId)
    return { id: memberId, name: world.profiles.get(memberId).name, profile1: photoUrl(member, origin) }
  }
  return {
    male: person(pairing.manId),
    female: person(pairing.womanId),
    user: { ...person(me.id), sex: me.sex },
    messages: world.messages.by('pairing', pairing.id).map(messageView),
    recommend: { id: pairing.id, uuid: pairing.uuid, status_n: pairing.statusN },
  }
}
