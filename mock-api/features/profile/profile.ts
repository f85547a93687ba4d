import { Sex } from '../../../src/contract/enums/member.ts'
import { countWithoutSpace } from '../../../src/contract/rules/characters.ts'
import { freeTextMinLength } from '../../../src/contract/rules/text-limits.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { sampleSlot, withPhoto } from '../photo/photo.ts'
import { hasBasics } from './completeness.ts'
import type { ProfileChange } from './profile-change.ts'

/**
 * Saves a member's own profile, whole or in part, and lifts a man on the ladder (API-11, D-32). Refuses a taken social
 * account id. The contract checks limits and choices.
 */
export function updateProfile(world: World, me: Member, change: ProfileChange, ctx: Context): void {
  const { twitterId } = change.account
  if (twitterId !== undefined) assertTwitterIdFree(world, me, twitterId)
  const profile = world.profiles.update(me.id, change.profile)
  const photos = change.sample === 0 ? me.photos : withPhoto(world, me, 1, sampleSlot(change.sample))
  const rank = rankAfterSave(me, profile)
  world.members.update(me.id, { ...change.account, photos, rank, updatedAt: ctx.now })
}

/** Refuses a social account id that another member has, regardless of case (API-11, API-16, RANK-43); '' is free. */
export function assertTwitterIdFree(world: World, me: Member, twitterId: string): void {
  const holders = world.members.idsBy('twitterId', twitterId.toLowerCase())
  if (holders.every((id) => id === me.id)) return
  throw new Refusal('invalid', { fields: { twitterid: ['Twitter IDは登録されています。'] } })
}

/**
 * Returns the rank that a saved profile gives a man on the ladder (D-32, API-11). H becomes G with user name, age, area
 * and body type; F becomes E with an introduction of 50 characters. One step per save; all others keep the rank.
 */
export function rankAfterSave(member: Member, profile: Profile): string | null {
  if (member.sex === Sex.man && member.rank === 'H' && hasBasics(profile)) return 'G'
  if (member.sex === Sex.man && member.rank === 'F' && isIntroduction(profile.propensity)) return 'E'
  return member.rank
}

/** Whether a self-introduction is long enough for the ladder (RANK-31). */
export function isIntroduction(propensity: string): boolean {
  return countWithoutSpace(propensity) >= freeTextMinLength
}
