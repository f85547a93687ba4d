import type { Member } from '../../world/records/member.ts'

/** C-6: age_conf 2, a man also paid. Opens everything between people. */
export function isVerified(member: Member): boolean {
  return member.ageConf === 2 && (member.sex === 2 || member.paid)
}

/** D-35: a woman whose monthly plan runs. */
export function isPremium(member: Member): boolean {
  return member.sex === 2 && member.paid
}
