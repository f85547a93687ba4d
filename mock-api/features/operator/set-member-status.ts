import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** What the operator sets by hand; what is left out stays. */
export interface MemberStatus {
  /** A woman's status (D-34). */
  readonly femaleStatus?: Member['femaleStatus'] | undefined
  /** Whether the campaign plans are offered (D-41). */
  readonly listed?: boolean | undefined
}

/** The operator pauses or frees a woman, or lists a member for the campaign (IMP-16). Men have no status. */
export function setMemberStatus(world: World, member: Member, status: MemberStatus, ctx: Context): Member {
  const { femaleStatus = member.femaleStatus, listed = member.listed } = status
  if (member.sex === 1 && femaleStatus !== 0)
    throw new Refusal('state', { msg: '男性会員にはステータスがありません。' })
  return world.members.update(member.id, { femaleStatus, listed, updatedAt: ctx.now })
}
