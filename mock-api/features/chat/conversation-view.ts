import type { Conversation } from '../../../src/contract/calls/chat.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { photoUrl } from '../photo/photo-view.ts'
import { messageView } from './message-view.ts'

/** A whole conversation as one of its two members sees it (API-46). */
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
