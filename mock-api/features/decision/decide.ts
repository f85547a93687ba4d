import { blockReason } from '../../../src/contract/enums/pairing.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import { isVariant } from '../../world/variant.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { isPremium } from '../member/verification.ts'
import { partnerIdOf } from '../pairing/pair.ts'
import { transitionOf, type Act, type Transition } from './transitions.ts'

/** What somebody does with a pairing, and why. */
export interface Decision {
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
