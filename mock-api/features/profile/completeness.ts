import { completenessItems, type CompletenessItem } from '../../../src/contract/enums/completeness.ts'
import { countWithoutSpace } from '../../../src/contract/rules/characters.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import { photoCount } from '../photo/photo.ts'

/** Returns the items of L-8 that a member has reached, and their sum in points, 0 to 100. */
export function completeness(member: Member, profile: Profile) {
  const reached = {} as Record<CompletenessItem['item'], boolean>
  const facts = { member, profile, characters: countWithoutSpace(profile.propensity) }
  let points = 0
  for (const item of completenessItems) {
    reached[item.item] = isReached(item, facts)
    if (reached[item.item]) points += item.points
  }
  return { points, reached }
}

/** Whether user name, age, area and body type are set: the first item, which also lifts a man from H to G (API-11). */
export function hasBasics(profile: Profile): boolean {
  return profile.name !== '' && profile.age !== null && profile.areas.length > 0 && profile.bodyType !== ''
}

interface Facts {
  readonly member: Member
  readonly profile: Profile
  readonly characters: number
}

function isReached({ group, atLeast = 1 }: CompletenessItem, { member, profile, characters }: Facts): boolean {
  switch (group) {
    case 'profile':
      return hasBasics(profile)
    case 'photos':
      return photoCount(member) >= atLeast
    case 'appeal':
      return profile.appealPoints.length >= atLeast
    case 'text':
      return characters >= atLeast
    case 'sns':
      return member.twitterId !== ''
  }
}
