import { femaleAgeRanges, maleAgeRanges } from '../../../src/contract/enums/member/ages.ts'
import {
  appealPoints,
  olderAppealPoint,
  otherAppealPoint,
} from '../../../src/contract/enums/profile/appeal-points.ts'
import { bodyTypeRanges, bodyTypes } from '../../../src/contract/enums/profile/body-types.ts'
import { freeTimes } from '../../../src/contract/enums/profile/free-times.ts'
import { heights, weights } from '../../../src/contract/enums/profile/measures.ts'
import { partnerFollowers } from '../../../src/contract/enums/profile/partner-follower.ts'
import { sexualExperiences } from '../../../src/contract/enums/profile/sexual-experience.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { Draws } from '../draws.ts'
import { answer } from './answers.ts'
import { drawAreas } from './areas.ts'
import { manText, womanIdeal, womanStrength, type Fullness } from './bios.ts'
import type { Person } from './person.ts'

/** How far a person got with the profile form (L-8). */
export interface ProfileWish {
  readonly name: string
  readonly age: number
  readonly areas?: readonly string[]
  /** `basics`: user name, age, area and body type; `whole`: every choice of the form too. */
  readonly form: 'basics' | 'whole'
  readonly text: Fullness
  /** Men: 0 to 3. */
  readonly appealPoints?: number
}

/** What men may choose to be praised for, and how many partners they usually name. */
const choosablePoints: readonly string[] = appealPoints.filter((point) => point !== otherAppealPoint)
const usualExperiences = sexualExperiences.slice(1, 14)

/** Writes a person's profile; photos and social ids are not part of it. */
export function fillProfile(draws: Draws, { member, profile }: Person, wish: ProfileWish): void {
  const { sex } = member
  profile.name = wish.name
  profile.age = wish.age
  profile.areas = [...(wish.areas ?? drawAreas(draws))]
  profile.bodyType = inBell(draws, bodyTypes[sex])
  if (wish.form === 'basics') return
  answer(draws, sex, profile)
  profile.freeTimes = draws.sample(freeTimes, draws.int(1, 3))
  if (sex === 1) fillMans(draws, profile, wish)
  else fillWomans(draws, profile, wish)
}

function fillMans(draws: Draws, profile: Profile, { age, text, appealPoints: count = 0 }: ProfileWish): void {
  profile.height = inBell(draws, heights)
  profile.weight = inBell(draws, weights)
  profile.sexualExperience = draws.pick(usualExperiences)
  const oldest = Math.max(0, Math.floor((age - 26) / 6)) + draws.int(0, 2)
  profile.ageRange = [maleAgeRanges[Math.min(maleAgeRanges.length - 1, oldest)] as string]
  // Older profiles still store 催眠 (ENUM-73).
  profile.appealPoints = draws
    .sample(choosablePoints, count)
    .map((point) => (point === '脳イキ' && draws.chance(0.2) ? olderAppealPoint : point))
  profile.bodyTypeRange = bodyTypeRanges[draws.place([2, 5, 2])] as string
  profile.propensity = manText(draws, text, { age, areas: profile.areas })
}

function fillWomans(draws: Draws, profile: Profile, { age, text }: ProfileWish): void {
  // From her own bracket upwards; the youngest is never wished for by anybody of 20 or older (D-37).
  const own = age < 25 ? 1 : age < 31 ? 2 : age < 35 ? 3 : age < 40 ? 4 : 5
  const last = Math.min(femaleAgeRanges.length, own + draws.int(1, 3))
  profile.ageRange = draws.chance(0.1) ? [] : femaleAgeRanges.slice(own, last)
  profile.appealPoints = womanStrength(draws, text)
  profile.partnerFollower = draws.pick(partnerFollowers)
  profile.sexualExperience = womanIdeal(draws, text, { age, areas: profile.areas })
}

/** Bells around the third choice, for lists of five, six and nine. */
const bells: Readonly<Record<number, readonly number[]>> = {
  5: [1, 4, 6, 4, 2],
  6: [1, 4, 6, 4, 2, 1],
  9: [1, 4, 6, 4, 2, 1, 1, 1, 1],
}

function inBell(draws: Draws, texts: readonly string[]): string {
  return texts[draws.place(bells[texts.length] ?? texts.map(() => 1))] as string
}
