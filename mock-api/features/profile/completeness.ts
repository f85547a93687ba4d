import { completenessItems, type CompletenessItem } from '../../../src/contract/enums/completeness.ts'
import { countWithoutSpace } from '../../../src/contract/rules/characters.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { photoCount } from '../photo/photo.ts'

/** Returns the items of L-8 that a member has reached, and their sum in points, 0 to 100. */
export function completeness(member: Member, profile: Profile) {
  const amounts: Readonly<Record<CompletenessItem['group'], number>> = {
    profile: Number(hasBasics(profile)),
    photos: photoCount(member),
    appeal: profile.appealPoints.length,
    text: countWithoutSpace(profile.propensity),
    sns: Number(member.twitterId !== ''),
  }
  const reached = {} as Record<CompletenessItem['item'], boolean>
  let points = 0
  const items: readonly CompletenessItem[] = completenessItems
  for (const { item, group, atLeast = 1, points: worth } of items) {
    reached[item] = amounts[group] >= atLeast
    if (reached[item]) points += worth
  }
  return { points, reached }
}

/** Whether user name, age, area and body type are set: the first item, which also lifts a man from H to G (API-11). */
export function hasBasics(profile: Profile): boolean {
  return profile.name !== '' && profile.age !== null && profile.areas.length > 0 && profile.bodyType !== ''
}
