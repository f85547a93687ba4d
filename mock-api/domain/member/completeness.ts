import { completenessItems } from '../../../src/contract/enums/profile-completeness.ts'
import type { Member } from '../world/records/member.ts'
import type { Profile } from '../world/records/profile.ts'

type Item = (typeof completenessItems)[number]['item']

/** Which of the nine items of L-8 a member has reached, and their sum in points (0 to 100). */
export interface Completeness {
  readonly items: Readonly<Record<Item, boolean>>
  readonly point: number
}

/** How complete a profile is (L-8, HOME-27). The free text of a woman is her ideal text, since she has no propensity. */
export function completeness(member: Member, profile: Profile): Completeness {
  const photos = member.photos.filter((photo) => photo !== null).length
  const characters = countCharacters(member.sex === 1 ? profile.propensity : profile.sexualExperience)
  const items = {
    c1: profile.name !== '' && profile.age !== null && profile.areas.length > 0 && profile.bodyType !== '',
    c2: photos >= atLeast('c2'),
    c3: photos >= atLeast('c3'),
    c4: photos >= atLeast('c4'),
    c5: profile.appealPoints.length >= atLeast('c5'),
    c6: characters >= atLeast('c6'),
    c7: characters >= atLeast('c7'),
    c8: characters >= atLeast('c8'),
    c9: member.twitterId !== '',
  }
  let point = 0
  for (const { item, points } of completenessItems) if (items[item]) point += points
  return { items, point }
}

/** Characters without white space, a pictogram counted once (HOME-28, FORM-82). */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll(/\s/gu, '')).length
}

function atLeast(item: Item): number {
  const found = completenessItems.find((candidate) => candidate.item === item)
  return found !== undefined && 'atLeast' in found ? found.atLeast : Number.POSITIVE_INFINITY
}
