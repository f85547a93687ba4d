import { Sex, AgeConf } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'

/**
 * Whether a member is present for others: not withdrawn, stopped or found to be a minor (IMP-29, D-36). Absent members
 * vanish at once from lists, timeline, footprints and recommendations.
 */
export function isPresent(member: Member): boolean {
  return member.activeStatus === 'active' && !isMinor(member)
}

/** Whether a member was found or reported to be under 18 (D-36). */
export function isMinor({ ageConf }: Member): boolean {
  return ageConf === AgeConf.underAge || ageConf === AgeConf.reportedUnderAge
}

/** Whether a woman's monthly plan is running (D-35). */
export function isPremium(member: Member): boolean {
  return member.sex === Sex.woman && member.paid
}
