import { freeTextMinLength } from '../../../src/contract/enums/profile-limits.ts'
import { countWithoutSpace } from '../../../src/contract/rules/texts.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { hasBasics } from './completeness.ts'

/**
 * The rank that a saved profile gives a man on the ladder (D-32, API-11): H with user name, age, area and body type is
 * G, F with an introduction of 50 characters is E. One step per save; everybody else keeps the rank.
 */
export function rankAfterSave(member: Member, profile: Profile): string | null {
  if (member.sex === 1 && member.rank === 'H' && hasBasics(profile)) return 'G'
  if (member.sex === 1 && member.rank === 'F' && isIntroduction(profile.propensity)) return 'E'
  return member.rank
}

/** Whether a self-introduction is long enough for the ladder (RANK-31). */
export function isIntroduction(propensity: string): boolean {
  return countWithoutSpace(propensity) >= freeTextMinLength
}
