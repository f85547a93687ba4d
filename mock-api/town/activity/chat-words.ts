import replies from '../../../fixtures/chat-replies.json' with { type: 'json' }
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { greetings } from '../seed/meetings/chats.ts'
import { timeFor } from '../seed/meetings/time-of-day.ts'
import { pickOf, type Turn } from './turn.ts'

/** Returns her or his first message, a greeting that suits the time of day. */
export function firstWords(turn: Turn, by: Member): string | undefined {
  const { world, me } = turn
  const nameOf = ({ id }: Member) => world.profiles.get(id).name
  const text = pickOf(turn, greetings.filter(fits(turn)))
  // As functions, because a name may contain patterns of replacements such as $&.
  return text?.replaceAll('{woman}', () => nameOf(by)).replaceAll('{man}', () => nameOf(me))
}

/** Number of recent messages that are not repeated. */
const remembered = 30

/** Returns a reply on the topic of the last message; undefined when nothing is left to say. */
export function replyTo(turn: Turn, by: Member, { id, lastMessage }: Pairing): string | undefined {
  const { world, me } = turn
  const written = new Set(
    world.messages
      .idsBy('pairing', id)
      .slice(-remembered)
      .map((message) => world.messages.get(message))
      .filter(({ authorId }) => authorId === by.id)
      .map(({ content }) => content),
  )
  const { name } = world.profiles.get(me.id)
  for (const { words, texts } of replies) {
    if (words.length > 0 && !words.some((word) => lastMessage.includes(word))) continue
    const unsaid = texts
      .filter(fits(turn))
      .map((text) => text.replaceAll('{name}', () => name))
      .filter((text) => !written.has(text))
    const text = pickOf(turn, unsaid)
    if (text !== undefined) return text
  }
  return undefined
}

const fits =
  ({ ctx: { now } }: Turn) =>
  (text: string) =>
    timeFor(text, now) === now
