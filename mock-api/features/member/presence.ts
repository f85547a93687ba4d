import type { Member } from '../../world/records/member.ts'

/**
 * Whether a member still exists for others: not withdrawn, not stopped, not found to be a minor (IMP-29, D-36). Those
 * who are not present vanish from lists, timeline, footprints and recommendation at once.
 */
export function isPresent(member: Member): boolean {
  return member.activeStatus === 'active' && member.ageConf !== 3 && member.ageConf !== 4
}
