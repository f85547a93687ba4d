import replies from '../../fixtures/chat-replies.json' with { type: 'json' }
import { openingDecks, timeFor } from '../seed/meetings/decks.ts'
import type { Member } from '../world/records/member.ts'
import type { Pairing } from '../world/records/pairing.ts'
import { pickOf, type Turn } from './turn.ts'

/** Openings that say nothing of what the other one has written. */
const neutral = new Set(
  'first-hello pace boundaries cat book long-time weekend dinner walk introvert questions late-reply early-riser dog'.split(
    ' ',
  ),
)
const openings = openingDecks.filter(({ key }) => neutral.has(key)).map(({ turns: [first = ''] }) => first)

/** The words with which a woman of the town begins. */
export function firstWords(turn: Turn, by: Member): string | undefined {
  const { world, me } = turn
  const nameOf = ({ id }: Member) => world.profiles.get(id).name
  const text = pickOf(turn, openings.filter(fits(turn)))
  return text?.replaceAll('{woman}', nameOf(by)).replaceAll('{man}', nameOf(me))
}

/** How many of the latest messages are not said again. */
const remembered = 30

/** An answer to the last message of the talk that speaks of the same; undefined when there is nothing left to say. */
export function replyTo(turn: Turn, by: Member, { id, lastMessage }: Pairing): string | undefined {
  const { world, me } = turn
  const said = new Set(
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
      .map((text) => text.replaceAll('{name}', name))
      .filter((text) => !said.has(text))
    const text = pickOf(turn, unsaid)
    if (text !== undefined) return text
  }
  return undefined
}

/** Whether words belong to this time of day. */
const fits =
  ({ ctx: { now } }: Turn) =>
  (text: string) =>
    timeFor(text, now) === now
