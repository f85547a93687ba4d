import { Sex, AgeConf } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'

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
