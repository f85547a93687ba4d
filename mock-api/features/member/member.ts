import { Sex, AgeConf } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'

/**
 * Whether a member is present for others: not withdrawn, stopped or found to be a minor (IMP-29, D-36). Absent members
 * vanish at once from lists, timeline, footprints and recommendations.
 */
export function isPresent(member: Member): boolean {
  return (
    member.activeStatus === 'active' &&
    member.ageConf !== AgeConf.underAge &&
    member.ageConf !== AgeConf.reportedUnderAge
  )
}

/** Whether age_conf is 2 and, for a man, the plan is paid (C-6). Opens everything between members. */
export function isVerified(member: Member): boolean {
  return member.ageConf === AgeConf.verified && (member.sex === Sex.woman || member.paid)
}

/** Whether a woman's monthly plan is running (D-35). */
export function isPremium(member: Member): boolean {
  return member.sex === Sex.woman && member.paid
}

/** Records that a woman has read the guide; repeating it is a no-op (API-18). */
export function finishTutorial(world: World, me: Member, ctx: Context): void {
  if (!me.tutorialDone) world.members.update(me.id, { tutorialDone: true, updatedAt: ctx.now })
}
