import type { Message, Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'

const withChat: readonly Pairing['statusN'][] = [1, 2, 3, 4, 7]

/** The message fields of a pairing match its messages (D-27, API-29, API-46). */
export function* checkChats(world: World): Iterable<string> {
  for (const pairing of world.pairings.all()) {
    const messages = world.messages.by('pairing', pairing.id)
    for (const fault of faultsOf(pairing, messages)) yield `chat of pairing ${pairing.id}: ${fault}`
  }
}

function* faultsOf(pairing: Pairing, messages: readonly Message[]): Iterable<string> {
  const { womanId, manId, createdAt, statusN, unreadByWoman, unreadByMan } = pairing
  const byWoman = messages.filter(({ authorId }) => authorId === womanId).length
  const byMan = messages.filter(({ authorId }) => authorId === manId).length
  if (byWoman + byMan !== messages.length) yield 'somebody else wrote'
  const last = messages.at(-1)
  if (pairing.lastMessage !== (last?.content ?? '') || pairing.lastMessageAt !== (last?.createdAt ?? null)) {
    yield 'its last message is another'
  }
  if (pairing.womanWrote !== byWoman > 0) yield `womanWrote is ${pairing.womanWrote} with ${byWoman} messages of hers`
  if (unreadByWoman > byMan || unreadByMan > byWoman) yield 'more unread than written'
  const [first] = messages
  if (first === undefined) return
  if (first.authorId !== womanId) yield 'he wrote first'
  if (first.createdAt < createdAt) yield 'older than the pairing'
  if (!withChat.includes(statusN)) yield `messages at status ${statusN}`
  if (messages.some((message, at) => at > 0 && message.createdAt < (messages[at - 1]?.createdAt ?? 0)))
    yield 'out of order'
  if (messages.some(({ content }) => content.trim() === '')) yield 'a blank message'
}
