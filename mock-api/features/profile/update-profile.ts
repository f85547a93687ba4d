import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'
import { sampleSlot } from '../photo/photo-slot.ts'
import { withPhoto } from '../photo/set-photo.ts'
import { rankAfterSave } from './gain-rank.ts'
import { assertTwitterIdFree } from './twitter-id.ts'

/** What a save of the forms changes; everything left out keeps its value (API-11). */
export interface ProfileChange {
  readonly account: Partial<Pick<Member, 'phone' | 'twitterId' | 'tiktok' | 'instagram'>>
  readonly profile: Partial<Omit<Profile, 'id'>>
  /** Sample picture 1 to 5 for slot 1, or 0 for none (PHOTO-23). */
  readonly sample: number
}

/**
 * Saves a member's own profile, whole or in part, and lifts a man on the ladder (API-11, D-32). Refuses a social account
 * id that is taken; limits and lists are the contract's.
 */
export function updateProfile(world: World, me: Member, change: ProfileChange, ctx: Context): void {
  const { twitterId } = change.account
  if (twitterId !== undefined) assertTwitterIdFree(world, me, twitterId)
  const profile = world.profiles.update(me.id, change.profile)
  const photos = change.sample === 0 ? me.photos : withPhoto(world, me, 1, sampleSlot(change.sample))
  const rank = rankAfterSave(me, profile)
  world.members.update(me.id, { ...change.account, photos, rank, updatedAt: ctx.now })
}
