import { blockReason } from '../../../src/contract/enums/ng-reasons.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { hourMs, tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import { isVariant } from '../../world/variants.ts'
import type { World } from '../../world/world.ts'
import { isPresent, isPremium } from '../member/member.ts'
import { partnerIdOf, takesPart } from '../pairing/pairing.ts'
import { type Act, type Transition, transitionOf } from './transitions.ts'

interface Decision {
  readonly pairingId: number
  readonly act: Act
  /** ng_reason of API-34. */
  readonly reason?: string | undefined
}

/**
 * Applies a decision (API-34 to API-36, D-25) and returns the changed pairing. Refuses foreign pairings and absent
 * partners with `unknown`, and acts that D-25 does not allow with `state`.
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
  if (!pairing || !takesPart(pairing, me)) throw new Refusal('unknown')
  if (!isPresent(world.members.get(partnerIdOf(pairing, me.id)))) throw new Refusal('unknown')
  return pairing
}

/** A missing reply may be reported only 24 hours after contact was chosen (D-12). */
function checkReplyWindow({ contactAt, statusAt }: Pairing, now: number): void {
  const availableAt = (contactAt ?? statusAt) + replyWindowMs
  if (now >= availableAt) return
  throw new Refusal('state', {
    msg: `「お返事がない」を選べるのは、連絡を取ってから${replyWindowMs / hourMs}時間後です。`,
    extra: { available_at: tokyoIso(availableAt) },
  })
}

/** Returns the changes besides the status: times of contact and hold, a no-match's reason, a block's author. */
function changesOf(
  { to, block }: Transition,
  reason: string | undefined,
  me: Member,
  now: number,
): Partial<Omit<Pairing, 'id'>> {
  if (to === StatusN.contact) return { contactAt: now, heldAt: null, ngReason: '' }
  if (to === StatusN.held) return { heldAt: now }
  if (to !== StatusN.noMatch) return {}
  if (!block) return { heldAt: null, ngReason: reason ?? '' }
  return { heldAt: null, ngReason: reason || blockReason, blockedBy: me.id }
}
