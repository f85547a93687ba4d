import { Sex } from '../../../src/contract/enums/member.ts'
import { accountNgReason, bodyShapeNgReason, ngReasons, otherNgReason } from '../../../src/contract/enums/ng-reasons.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { markRead, mayConverse, speak } from '../../features/chat/chat.ts'
import { applyDecision } from '../../features/decision/decision.ts'
import { isChoosable } from '../../features/pairing/pairing.ts'
import { markLikesSeen } from '../../features/pairing/received-likes.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { isVariant } from '../../world/variants.ts'
import { firstWords, replyTo } from './chat-words.ts'
import { type ExpectedReaction, expectedReactions, staysSilent } from './expected-reactions.ts'
import { attempt, type Deed, pickOf, type TownTurn, type Turn } from './turn.ts'

/** Reacts for a townsperson to one of the played members, if a reaction is due. */
export function answer(town: TownTurn): Deed | undefined {
  for (const me of town.turnedTo) {
    const turn = { ...town, me }
    for (const expected of expectedReactions(turn)) {
      if (expected.dueAt > town.ctx.now) continue
      const deed = attempt(() => answerAs(turn, expected))
      if (deed) return deed
    }
  }
  return undefined
}

function answerAs(turn: Turn, { kind, by, pairing }: ExpectedReaction): Deed | undefined {
  if (kind === 'reply') return reply(turn, by, pairing)
  if (kind === 'first words') return write(turn, by, pairing, firstWords(turn, by))
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
  if (staysSilent(turn, pairing, pairing.lastMessageAt ?? 0)) return read
  const written = write(turn, by, world.pairings.get(pairing.id), replyTo(turn, by, pairing))
  if (!written) return read
  const mayMark = by.sex === Sex.woman && pairing.statusN === StatusN.contact
  if (mayMark && ctx.ids.draw('town reply', pairing.id) < marksReply)
    applyDecision(world, by, { pairingId: pairing.id, act: 'reply-ok' }, ctx)
  return written
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

/** Decision of each act on the wire. */
const decisionOf = { contact: 'ok', hold: 'suspend', decline: 'ng' } as const

function decide(turn: Turn, by: Member, pairing: Pairing): Deed | undefined {
  const { world, me, ctx } = turn
  if (!isChoosable(pairing, by)) return undefined
  const act = drawDecision(turn, by, pairing)
  // A man's pass has no form of reasons (REC-115).
  const reason = act === 'decline' && by.sex === Sex.woman ? pickOf(turn, reasons) : undefined
  markLikesSeen(world, [pairing], by)
  applyDecision(world, by, { pairingId: pairing.id, act: decisionOf[act], reason }, ctx)
  return { act, members: [by.id, me.id] }
}

function drawDecision({ world, ctx }: Turn, by: Member, { id, statusN }: Pairing): keyof typeof decisionOf {
  const drawn = ctx.ids.draw('town decision', id, statusN)
  if (drawn < decisionShares.contact) return 'contact'
  const mayHold = by.sex === Sex.woman && statusN !== StatusN.held && isVariant(world, 'hold', 'on')
  return mayHold && drawn > decisionShares.holdAbove ? 'hold' : 'decline'
}
