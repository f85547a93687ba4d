import { blockReason } from '../../../src/contract/enums/pairing.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { replyWindowMs } from '../../../src/contract/rules/windows.ts'
import { type Context, isVariant } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent, isPremium } from '../member/member.ts'
import { partnerIdOf } from '../pairing/pairing.ts'

export type StatusN = Pairing['statusN']

/** What one of the two may do with a pairing: the decisions of API-34, the replies of API-35, no reply (API-36). */
export const acts = ['ok', 'ng', 'suspend', 'reply-ok', 'reply-ng', 'noreplied'] as const
export type Act = (typeof acts)[number]

/** Where an act leads. */
interface Transition {
  readonly to: StatusN
  /** The match is dissolved for good. */
  readonly block?: true
  /** Only a premium woman may do it. */
  readonly premium?: true
  /** Only while holding is offered (variant `hold`). */
  readonly hold?: true
}

type Table = Readonly<Partial<Record<StatusN, Readonly<Partial<Record<Act, Transition>>>>>>

const block: Transition = { to: 3, block: true }
const undecided = { ok: { to: 1 }, ng: { to: 3 }, suspend: { to: 6, hold: true } } as const

/** D-25 by the sex of who acts, the present status_n and the act. What is not here is refused. */
const transitions: Readonly<Record<Member['sex'], Table>> = {
  1: {
    9: { ok: { to: 1 }, ng: { to: 3 } },
    1: { ng: block },
    2: { ng: block },
    4: { ng: block },
    7: { ng: block },
  },
  2: {
    0: undecided,
    8: undecided,
    6: { ok: { to: 1 }, ng: { to: 3 } },
    3: { ok: { to: 1, premium: true } },
    1: { ng: block, 'reply-ok': { to: 7 }, 'reply-ng': { to: 3 }, noreplied: { to: 3 } },
    2: { ng: block },
    4: { ng: block },
    7: { ng: block },
  },
}

/** What holds besides the status. */
interface Standing {
  readonly sex: Member['sex']
  readonly premium: boolean
  /** Whether the pairing was dissolved before. */
  readonly blocked: boolean
  /** Whether holding is offered now (D-26). */
  readonly holdOffered: boolean
}

/** The transition of D-25, or undefined when the act is refused. */
export function transitionOf(statusN: StatusN, act: Act, standing: Standing): Transition | undefined {
  const { sex, premium, blocked, holdOffered } = standing
  const transition = blocked ? undefined : transitions[sex][statusN]?.[act]
  if (!transition) return undefined
  if (transition.premium && !premium) return undefined
  if (transition.hold && !holdOffered) return undefined
  return transition
}

/** What somebody does with a pairing, and why. */
interface Decision {
  readonly pairingId: number
  readonly act: Act
  /** ng_reason of API-34. */
  readonly reason?: string | undefined
}

/**
 * Applies a decision of one of the two (API-34 to API-36, D-25) and returns the pairing as it then is. Refuses with
 * `unknown` for a pairing of others or a partner who is gone, with `state` for everything that D-25 does not name.
 */
export function applyDecision(world: World, me: Member, decision: Decision, ctx: Context): Pairing {
  const pairing = ownPairing(world, me, decision.pairingId)
  const transition = transitionOf(pairing.statusN, decision.act, {
    sex: me.sex,
    premium: isPremium(me),
    blocked: pairing.blockedBy !== null,
    holdOffered: isVariant(world, 'hold', 'on'),
  })
  if (!transition) throw new Refusal('state')
  if (decision.act === 'noreplied') checkReplyWindow(pairing, ctx.now)
  return world.pairings.update(pairing.id, {
    ...changesOf(transition, decision.reason, me, ctx.now),
    statusN: transition.to,
    statusAt: ctx.now,
  })
}

function ownPairing(world: World, me: Member, id: number): Pairing {
  const pairing = world.pairings.find(id)
  const mine = pairing !== undefined && (pairing.womanId === me.id || pairing.manId === me.id)
  if (!mine || !isPresent(world.members.get(partnerIdOf(pairing, me.id)))) throw new Refusal('unknown')
  return pairing
}

/** D-12: only 24 hours after contact was chosen it may be said that no reply came. */
function checkReplyWindow({ contactAt, statusAt }: Pairing, now: number): void {
  const availableAt = (contactAt ?? statusAt) + replyWindowMs
  if (now >= availableAt) return
  throw new Refusal('state', {
    msg: '返信がないことを選べるのは、連絡を取ってから24時間後です。',
    extra: { available_at: tokyoIso(availableAt) },
  })
}

/** What changes besides the status: contact and hold are dated, a no-match keeps its reason, a block its author. */
function changesOf(
  { to, block }: Transition,
  reason: string | undefined,
  me: Member,
  now: number,
): Partial<Omit<Pairing, 'id'>> {
  if (to === 1) return { contactAt: now, heldAt: null, ngReason: '' }
  if (to === 6) return { heldAt: now }
  if (to !== 3) return {}
  if (!block) return { heldAt: null, ngReason: reason ?? '' }
  return { heldAt: null, ngReason: reason || blockReason, blockedBy: me.id }
}
