import { femaleAgeRanges, maleAgeRanges } from '../../../src/contract/enums/ages.ts'
import {
  appealPoints,
  olderAppealPoint,
  otherAppealPoint,
} from '../../../src/contract/enums/appeal-points.ts'
import { bodyTypeRanges, bodyTypes } from '../../../src/contract/enums/body-types.ts'
import { freeTimes } from '../../../src/contract/enums/free-times.ts'
import { heights, weights } from '../../../src/contract/enums/measures.ts'
import { partnerFollowers } from '../../../src/contract/enums/partner-follower.ts'
import { sexualExperiences } from '../../../src/contract/enums/sexual-experience.ts'
import type { Profile } from '../../domain/world/records/profile.ts'
import type { Draws } from '../draws.ts'
import { drawAnswers } from './answers.ts'
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

/** Bell around the third of five or six, by place. */
const bell = [1, 4, 6, 4, 2, 1, 1, 1, 1]

/** Writes a person's profile; photos and social ids are not part of it. */
export function fillProfile(draws: Draws, person: Person, wish: ProfileWish): void {
  const { sex } = person.member
  const areas = [...(wish.areas ?? drawAreas(draws))]
  const basics: Partial<Profile> = {
    name: wish.name,
    age: wish.age,
    areas,
    bodyType: inBell(draws, bodyTypes[sex]),
  }
  Object.assign(person.profile, basics)
  if (wish.form === 'basics') return
  const self = { age: wish.age, areas }
  const whole: Partial<Profile> = {
    ...drawAnswers(draws, sex),
    freeTimes: draws.sample(freeTimes, draws.int(1, 3)),
    ...(sex === 1 ? manOnly(draws, wish) : womanOnly(draws, wish)),
  }
  Object.assign(person.profile, whole)
  if (sex === 1) person.profile.propensity = manText(draws, wish.text, self)
  else person.profile.sexualExperience = womanIdeal(draws, wish.text, self)
}

function manOnly(draws: Draws, { age, appealPoints: count = 0 }: ProfileWish): Partial<Profile> {
  const oldest = Math.min(maleAgeRanges.length - 1, Math.max(0, Math.floor((age - 26) / 6)) + draws.int(0, 2))
  const points: string[] = draws.sample(
    appealPoints.filter((point) => point !== otherAppealPoint),
    count,
  )
  return {
    height: inBell(draws, heights),
    weight: inBell(draws, weights),
    sexualExperience: draws.pick(sexualExperiences.slice(1, 14)),
    ageRange: [maleAgeRanges[oldest] as string],
    // Older profiles still store 催眠 (ENUM-73).
    appealPoints: points.map((point) => (point === '脳イキ' && draws.chance(0.2) ? olderAppealPoint : point)),
    bodyTypeRange: bodyTypeRanges[draws.place([2, 5, 2])] as string,
  }
}

function womanOnly(draws: Draws, { age, text }: ProfileWish): Partial<Profile> {
  // From her own bracket upwards; the youngest is never wished for by anybody of 20 or older (D-37).
  const own = age < 25 ? 1 : age < 31 ? 2 : age < 35 ? 3 : age < 40 ? 4 : 5
  const last = Math.min(femaleAgeRanges.length, own + draws.int(1, 3))
  return {
    ageRange: draws.chance(0.1) ? [] : femaleAgeRanges.slice(own, last),
    appealPoints: womanStrength(draws, text),
    partnerFollower: draws.pick(partnerFollowers),
  }
}

function inBell(draws: Draws, texts: readonly string[]): string {
  return texts[draws.place(bell.slice(0, texts.length))] as string
}

const syllables = 'ha ru mi na yo ki so ra no ma ri ka to yu shi ta'.split(' ')

/** A social account id of 1 to 15 letters, digits and underscores (FORM-15); the member's number makes it unique. */
export function socialId(draws: Draws, memberId: number): string {
  const stem = [0, 1, 2].map(() => draws.pick(syllables)).join('')
  return `${stem}_${memberId.toString(36)}`
}
