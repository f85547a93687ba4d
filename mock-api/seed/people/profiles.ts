import type { SimpleFaker } from '@faker-js/faker'
import type { PreferenceName } from '../../../src/contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  maleAgeRanges,
  appealPoints,
  olderAppealPoint,
  otherAppealPoint,
  bodyTypeRanges,
  partnerFollowers,
  sexualExperiences,
} from '../../../src/contract/enums/profile-choices.ts'
import { updateProfile, type ProfileChange } from '../../features/profile/profile.ts'
import type { Profile } from '../../world/records/member.ts'
import { choicesOf, someOf } from '../stream.ts'
import type { Town } from '../town.ts'
import { refusal } from './agreement.ts'
import { drawAnswers, type Answers } from './answers.ts'
import { drawAreas } from './areas.ts'
import { manText, womanIdeal, womanStrength, type Fullness, type Self } from './bios.ts'
import { drawFigure, drawMeasures } from './figures.ts'
import { timesOf } from './free-times.ts'
import type { Person } from './person.ts'

/** How far a person got with the profile form (L-8). */
export interface ProfileOptions {
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

/** The answer that goes with a point of pride. */
const preferenceOfPoint: Readonly<Record<string, PreferenceName>> = {
  クンニ: 'your_cunnilingus',
  拘束プレイ: 'your_kousoku',
  脳イキ: 'your_nouiki',
}

/** Saves a person's profile right after the sign-up; photos are not part of it. */
export function fillProfile(town: Town, faker: SimpleFaker, person: Person, options: ProfileOptions): void {
  const { id, sex, createdAt, interests } = person
  const { name, age, form, account = {} } = options
  const areas = [...(options.areas ?? drawAreas(faker))]
  person.name = name
  person.age = age
  person.areas = areas
  const bodyType = drawFigure(faker, sex)
  const profile = form === 'basics' ? {} : drawWhole(faker, sex, options, { age, areas, interests }, bodyType)
  Object.assign(profile, { name, age, areas, bodyType })
  const ctx = { ...town.outside, now: createdAt }
  updateProfile(town.world, town.world.members.get(id), { account, profile, sample: 0 }, ctx)
}

function drawWhole(
  faker: SimpleFaker,
  sex: Person['sex'],
  options: ProfileOptions,
  self: Self,
  bodyType: string,
): Partial<Profile> {
  const answers = drawAnswers(faker, sex)
  const own = sex === 1 ? drawMans(faker, options, self, answers) : drawWomans(faker, options, self)
  if (sex === 1) Object.assign(own, drawMeasures(faker, bodyType))
  const text = own.propensity ?? own.sexualExperience ?? ''
  return Object.assign(own, answers, { freeTimes: timesOf(faker, text) })
}

function drawMans(
  faker: SimpleFaker,
  { age, text, appealPoints: count = 0 }: ProfileOptions,
  self: Self,
  { preferences }: Answers,
): Partial<Profile> {
  const { datatype, helpers, number } = faker
  const oldest = Math.max(0, Math.floor((age - 26) / 6)) + number.int({ min: 0, max: 2 })
  // Nobody is proud of what he refuses.
  const proud = choosablePoints.filter((point) => preferences[preferenceOfPoint[point] ?? ''] !== refusal)
  return {
    sexualExperience: helpers.arrayElement(usualExperiences),
    ageRange: [maleAgeRanges[Math.min(maleAgeRanges.length - 1, oldest)] as string],
    // Older profiles still store 催眠 (ENUM-73).
    appealPoints: someOf(faker, proud, count).map((point) =>
      point === '脳イキ' && datatype.boolean(0.2) ? olderAppealPoint : point,
    ),
    bodyTypeRange: helpers.weightedArrayElement(bodyTypeRangeChoices),
    propensity: manText(faker, text, self),
  }
}

function drawWomans(faker: SimpleFaker, { age, text }: ProfileOptions, self: Self): Partial<Profile> {
  // From her own bracket upwards; the youngest is never wished for by anybody of 20 or older (D-37).
  const own = age < 25 ? 1 : age < 31 ? 2 : age < 35 ? 3 : age < 40 ? 4 : 5
  const last = Math.min(femaleAgeRanges.length, own + faker.number.int({ min: 1, max: 3 }))
  return {
    ageRange: faker.datatype.boolean(0.1) ? [] : femaleAgeRanges.slice(own, last),
    appealPoints: womanStrength(faker, text, age),
    partnerFollower: faker.helpers.arrayElement(partnerFollowers),
    sexualExperience: womanIdeal(faker, text, self),
  }
}

const bodyTypeRangeChoices = choicesOf<string>(bodyTypeRanges, [2, 5, 2])
