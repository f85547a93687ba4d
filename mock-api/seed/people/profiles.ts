import type { SimpleFaker } from '@faker-js/faker'
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
import { updateProfile, type ProfileChange } from '../../features/profile/update-profile.ts'
import type { Profile } from '../../world/records/profile.ts'
import { choicesOf, someOf, type Choice } from '../stream.ts'
import type { Town } from '../town.ts'
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
  readonly account?: ProfileChange['account']
}

/** What men may choose to be praised for, and how many partners they usually name. */
const choosablePoints: readonly string[] = appealPoints.filter((point) => point !== otherAppealPoint)
const usualExperiences = sexualExperiences.slice(1, 14)

/** Saves a person's profile right after the sign-up; photos are not part of it. */
export function fillProfile(town: Town, faker: SimpleFaker, person: Person, wish: ProfileWish): void {
  const { id, sex, createdAt } = person
  const { name, age, form, account = {} } = wish
  const areas = [...(wish.areas ?? drawAreas(faker))]
  person.name = name
  person.age = age
  person.areas = areas
  const profile = form === 'basics' ? {} : drawWhole(faker, sex, wish, areas)
  Object.assign(profile, {
    name,
    age,
    areas,
    bodyType: faker.helpers.weightedArrayElement(bodyTypeChoices[sex]),
  })
  const ctx = { ...town.outside, now: createdAt }
  updateProfile(town.world, town.world.members.get(id), { account, profile, sample: 0 }, ctx)
}

function drawWhole(
  faker: SimpleFaker,
  sex: Person['sex'],
  wish: ProfileWish,
  areas: readonly string[],
): Partial<Profile> {
  const own = sex === 1 ? drawMans(faker, wish, areas) : drawWomans(faker, wish, areas)
  const times = someOf(faker, freeTimes, faker.number.int({ min: 1, max: 3 }))
  return Object.assign(own, drawAnswers(faker, sex), { freeTimes: times })
}

function drawMans(
  faker: SimpleFaker,
  { age, text, appealPoints: count = 0 }: ProfileWish,
  areas: readonly string[],
): Partial<Profile> {
  const { datatype, helpers, number } = faker
  const oldest = Math.max(0, Math.floor((age - 26) / 6)) + number.int({ min: 0, max: 2 })
  return {
    height: helpers.weightedArrayElement(heightChoices),
    weight: helpers.weightedArrayElement(weightChoices),
    sexualExperience: helpers.arrayElement(usualExperiences),
    ageRange: [maleAgeRanges[Math.min(maleAgeRanges.length - 1, oldest)] as string],
    // Older profiles still store 催眠 (ENUM-73).
    appealPoints: someOf(faker, choosablePoints, count).map((point) =>
      point === '脳イキ' && datatype.boolean(0.2) ? olderAppealPoint : point,
    ),
    bodyTypeRange: helpers.weightedArrayElement(bodyTypeRangeChoices),
    propensity: manText(faker, text, { age, areas }),
  }
}

function drawWomans(
  faker: SimpleFaker,
  { age, text }: ProfileWish,
  areas: readonly string[],
): Partial<Profile> {
  // From her own bracket upwards; the youngest is never wished for by anybody of 20 or older (D-37).
  const own = age < 25 ? 1 : age < 31 ? 2 : age < 35 ? 3 : age < 40 ? 4 : 5
  const last = Math.min(femaleAgeRanges.length, own + faker.number.int({ min: 1, max: 3 }))
  return {
    ageRange: faker.datatype.boolean(0.1) ? [] : femaleAgeRanges.slice(own, last),
    appealPoints: womanStrength(faker, text),
    partnerFollower: faker.helpers.arrayElement(partnerFollowers),
    sexualExperience: womanIdeal(faker, text, { age, areas }),
  }
}

/** Bells around the third choice, for lists of five, six and nine. */
const bells: Readonly<Record<number, readonly number[]>> = {
  5: [1, 4, 6, 4, 2],
  6: [1, 4, 6, 4, 2, 1],
  9: [1, 4, 6, 4, 2, 1, 1, 1, 1],
}

function inBell(texts: readonly string[]): Choice<string>[] {
  return choicesOf(texts, bells[texts.length] ?? [])
}

const bodyTypeChoices = { 1: inBell(bodyTypes[1]), 2: inBell(bodyTypes[2]) }
const heightChoices = inBell(heights)
const weightChoices = inBell(weights)
const bodyTypeRangeChoices = choicesOf<string>(bodyTypeRanges, [2, 5, 2])
