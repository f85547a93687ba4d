import replies from '../../../fixtures/chat-replies.json' with { type: 'json' }
import { Sex } from '../../../src/contract/enums/member.ts'
import { accountNgReason, bodyShapeNgReason, ngReasons, otherNgReason } from '../../../src/contract/enums/ng-reasons.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { markRead, mayConverse, speak } from '../../features/chat/chat.ts'
import { applyDecision } from '../../features/decision/decision.ts'
import { markLikesSeen } from '../../features/pairing/pairing-list.ts'
import { isChoosable, isMatched, partnerIdOf } from '../../features/pairing/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { isVariant } from '../../world/variants.ts'
import { greetings } from '../seed/meetings/chats.ts'
import { timeFor, wakingTime } from '../seed/meetings/time-of-day.ts'
import { type Town, type Turn, type Deed, attempt, pickOf, mayAct } from './turn.ts'

function firstWords(turn: Turn, by: Member): string | undefined {
  const { world, me } = turn
  const nameOf = ({ id }: Member) => world.profiles.get(id).name
  const text = pickOf(turn, greetings.filter(fits(turn)))
  return text?.replaceAll('{woman}', nameOf(by)).replaceAll('{man}', nameOf(me))
}

/** Number of recent messages that are not repeated. */
const remembered = 30

/** Returns a reply on the topic of the last message; undefined when nothing is left to say. */
function replyTo(turn: Turn, by: Member, { id, lastMessage }: Pairing): string | undefined {
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
      .map((text) => text.replaceAll('{name}', name))
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

interface Expected {
  readonly what: 'reply' | 'first words' | 'decision' | 'end of a hold'
  readonly pairing: Pairing
  readonly by: Member
  readonly dueAt: number
}

/** Shortest and longest delay; most are closer to the shortest. */
const pauses: Readonly<Record<Expected['what'], readonly [least: number, most: number]>> = {
  reply: [3 * minuteMs, 7 * hourMs],
  'first words': [10 * minuteMs, 20 * hourMs],
  decision: [20 * minuteMs, 30 * hourMs],
  'end of a hold': [dayMs, 4 * dayMs],
}

/** After this time a townsperson no longer answers. */
const forgottenMs = 5 * dayMs

/** Share of expected reactions that never come. */
const silent = 0.12

/** Reacts for a townsperson to one of the played members, if a reaction is due. */
export function answer(town: Town): Deed | undefined {
  for (const me of town.turnedTo) {
    const turn = { ...town, me }
    for (const expected of expectedOf(turn)) {
      if (expected.dueAt > town.ctx.now) continue
      const deed = attempt(() => answerAs(turn, expected))
      if (deed) return deed
    }
  }
  return undefined
}

/** Returns the reactions that a member expects of townspeople, each due after a delay drawn from the seed. */
export function expectedOf(turn: Turn): Expected[] {
  const { world, me, ctx } = turn
  return world.pairings.by('waiting', me.id).flatMap((pairing) => {
    const by = world.members.get(partnerIdOf(pairing, me.id))
    const { lastMessageAt, statusAt, id } = pairing
    const what = whatIsExpected(pairing)
    const since = what === 'reply' ? (lastMessageAt ?? statusAt) : statusAt
    if (ctx.now - since > forgottenMs || !mayAct(turn, by)) return []
    if (what !== 'reply' && ctx.ids.draw('town silence', id, since) < silent) return []
    const [least, most] = pauses[what]
    const pause = least + (most - least) * ctx.ids.draw('town pause', id, since) ** 3
    return [{ what, pairing, by, dueAt: wakingTime(Math.floor(since + pause)) }]
  })
}

function whatIsExpected(pairing: Pairing): Expected['what'] {
  if (pairing.statusN === StatusN.held) return 'end of a hold'
  if (!isMatched(pairing)) return 'decision'
  return pairing.lastMessageAt === null ? 'first words' : 'reply'
}

function answerAs(turn: Turn, { what, by, pairing }: Expected): Deed | undefined {
  if (what === 'reply') return reply(turn, by, pairing)
  if (what === 'first words') return write(turn, by, pairing, firstWords(turn, by))
  return decide(turn, by, pairing)
}

/** Share of women who mark his reply as received after theirs. */
const marksReply = 0.5

/** Reads the messages and usually replies. A woman may then mark his reply as received. */
function reply(turn: Turn, by: Member, pairing: Pairing): Deed | undefined {
  const { world, me, ctx } = turn
  if (!mayConverse(world, by, pairing)) return undefined
  markRead(world, pairing, by)
  const read: Deed = { act: 'read', members: [by.id, me.id] }
  if (ctx.ids.draw('town silence', pairing.id, pairing.lastMessageAt ?? 0) < silent) return read
  const written = write(turn, by, world.pairings.get(pairing.id), replyTo(turn, by, pairing))
  if (
    written &&
    by.sex === Sex.woman &&
    pairing.statusN === StatusN.contact &&
    ctx.ids.draw('town reply', pairing.id) < marksReply
  )
    applyDecision(world, by, { pairingId: pairing.id, act: 'reply-ok' }, ctx)
  return written ?? read
}

function write(turn: Turn, by: Member, pairing: Pairing, text: string | undefined): Deed | undefined {
  if (text === undefined || !speak(turn.world, by, pairing, text, turn.ctx)) return undefined
  return { act: 'write', members: [by.id, turn.me.id] }
}

/** Reasons that need no further answers. */
const reasons = ngReasons.filter(
  (reason) => reason !== bodyShapeNgReason && reason !== accountNgReason && reason !== otherNgReason,
)

/** Shares of decisions, from 0 to 1: contact up to the first number, a hold above the second where she may, else a pass. */
const decisionShares = { contact: 0.6, holdAbove: 0.85 } as const

/** Returns an act and its name on the wire. `drawn` is from 0 to 1. */
function drawDecision(drawn: number, mayHold: boolean) {
  if (drawn < decisionShares.contact) return ['contact', 'ok'] as const
  return mayHold && drawn > decisionShares.holdAbove ? (['hold', 'suspend'] as const) : (['decline', 'ng'] as const)
}

function decide(turn: Turn, by: Member, pairing: Pairing): Deed | undefined {
  const { world, me, ctx } = turn
  if (!isChoosable(pairing, by)) return undefined
  const drawn = ctx.ids.draw('town decision', pairing.id, pairing.statusN)
  const mayHold = by.sex === Sex.woman && pairing.statusN !== StatusN.held && isVariant(world, 'hold', 'on')
  const [act, wire] = drawDecision(drawn, mayHold)
  const reason = act === 'decline' ? pickOf(turn, reasons) : undefined
  markLikesSeen(world, [pairing], by)
  applyDecision(world, by, { pairingId: pairing.id, act: wire, reason }, ctx)
  return { act, members: [by.id, me.id] }
}
