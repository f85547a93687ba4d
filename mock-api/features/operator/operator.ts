import type { OperatorStatusN } from '../../../src/contract/control/operator/office.ts'
import { Sex, FemaleStatus } from '../../../src/contract/enums/member.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { createPairing } from '../pairing/create-pairing.ts'
import { findPairing } from '../pairing/pairing.ts'

/** Values that the operator sets; missing ones stay. */
interface MemberStatus {
  /** A woman's status (D-34). */
  readonly femaleStatus?: Member['femaleStatus'] | undefined
  /** Whether the campaign plans are offered (D-41). */
  readonly listed?: boolean | undefined
}

/** Sets a woman's status, or lists a member for the campaign (IMP-16). Men have no status. */
export function setMemberStatus(world: World, member: Member, status: MemberStatus, ctx: Context): Member {
  const { femaleStatus = member.femaleStatus, listed = member.listed } = status
  if (member.sex === Sex.man && femaleStatus !== FemaleStatus.signedUp)
    throw new Refusal('state', { code: 'no-status', msg: 'Only women have a status.' })
  return world.members.update(member.id, { femaleStatus, listed, updatedAt: ctx.now })
}

/**
 * Pairs a woman and a man, matched at 4 by default; no limit counts it (IMP-16). Refuses an absent member with
 * `unknown`, and an existing or impossible pair with `state`.
 */
export function recommendAsOperator(
  world: World,
  woman: Member,
  man: Member,
  statusN: OperatorStatusN,
  ctx: Context,
): Pairing {
  if (woman.sex !== Sex.woman || man.sex !== Sex.man)
    throw new Refusal('state', { code: 'not-woman-and-man', msg: 'Give one woman and one man.' })
  if (!isPresent(woman) || !isPresent(man))
    throw new Refusal('unknown', { code: 'left-member', msg: 'One of the two has left or is suspended.' })
  if (findPairing(world, woman, man)) throw new Refusal('state', { code: 'paired', msg: 'The two are paired already.' })
  const pairing = createPairing(world, woman, man, { statusN, origin: 'operator' }, ctx)
  // At 7 contact was chosen before the reply (D-25).
  return statusN === StatusN.replied ? world.pairings.update(pairing.id, { contactAt: ctx.now }) : pairing
}
