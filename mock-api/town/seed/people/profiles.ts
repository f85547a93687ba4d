import type { SimpleFaker } from '@faker-js/faker'
import { type Area, areas as allAreas } from '../../../../src/contract/enums/areas.ts'
import { Sex } from '../../../../src/contract/enums/member.ts'
import type { PreferenceName } from '../../../../src/contract/enums/preferences.ts'
import * as choices from '../../../../src/contract/enums/profile-choices.ts'
import type { ProfileChange } from '../../../features/profile/profile-change.ts'
import { updateProfile } from '../../../features/profile/profile.ts'
import type { Member, Profile } from '../../../world/records/member.ts'
import { type Choice, choicesOf, someOf, weighted } from '../choices.ts'
import type { Town } from '../town.ts'
import { type Answers, drawAnswers, refusal } from './form-answers.ts'
import type { Person } from './person.ts'
import * as texts from './texts.ts'

/** Home areas: mostly around Tokyo and Osaka; null draws from all 51 areas. */
const cities: readonly Choice<Area | null>[] = [
  ...weighted({ 東京都: 30, 神奈川県: 14, 埼玉県: 9, 千葉県: 8, 大阪府: 12, 兵庫県: 7, 京都府: 5, 愛知県: 5 }),
  ...weighted({ 福岡県: 4, 札幌: 2, 宮城県: 1, 広島県: 1 }),
  { value: null, weight: 6 },
]

/** Groups of areas within easy reach. */
const around: readonly (readonly Area[])[] = [
  ['東京都', '神奈川県', '埼玉県', '千葉県', '茨城県', '栃木県', '群馬県', '山梨県'],
  ['大阪府', '兵庫県', '京都府', '奈良県', '滋賀県', '和歌山県', '三重県'],
  ['愛知県', '岐阜県', '三重県', '静岡県'],
  ['福岡県', '佐賀県', '熊本県', '大分県', '長崎県'],
  ['札幌', '道央', '道南', '道北', '道東'],
]

/** Number of nearby areas besides the home area. */
const nearby = choicesOf([0, 1, 2, 3], [4, 3, 2, 1])

/** Draws one to four areas where a person can meet, the home area first. */
function drawAreas(faker: SimpleFaker): Area[] {
  const home = faker.helpers.weightedArrayElement(cities) ?? faker.helpers.arrayElement(allAreas)
  const near = around.find((group) => group.includes(home))?.filter((area) => area !== home) ?? []
  return [home, ...someOf(faker, near, faker.helpers.weightedArrayElement(nearby))]
}

/** Upper limit of each choice except the last, in centimetres and kilograms. */
const lastCentimetres = [160, 165, 170, 175, 180]
const lastKilograms = [50, 55, 60, 65, 70, 75, 80, 99]

/** Body mass index of men by figure; muscles weigh too. */
const massIndex: Readonly<
  Record<(typeof choices.bodyTypes)[1][number], { readonly min: number; readonly max: number }>
> = {
  痩せ型: { min: 17.5, max: 19.9 },
  普通: { min: 20, max: 24 },
  マッチョ: { min: 23, max: 26.5 },
  ぽっちゃり: { min: 26, max: 29.5 },
  かなりぽっちゃり: { min: 30.5, max: 36 },
}

/** Most people are neither slim nor stout. */
const shares = [3, 6, 3, 3, 1]
const figures = {
  [Sex.man]: choicesOf(choices.bodyTypes[Sex.man], shares),
  [Sex.woman]: choicesOf(choices.bodyTypes[Sex.woman], shares),
} as const

function drawFigure({ helpers }: SimpleFaker, sex: Member['sex']): (typeof choices.bodyTypes)[Sex][number] {
  return helpers.weightedArrayElement<(typeof choices.bodyTypes)[Sex][number]>(figures[sex])
}

/** Draws a man's height and a weight that suits it and his figure. */
function drawMeasures({ number }: SimpleFaker, bodyType: string): Pick<Profile, 'height' | 'weight'> {
  const centimetres = 171 + number.int({ min: -9, max: 9 }) + number.int({ min: -7, max: 7 })
  const { min, max } = massIndex[bodyType as keyof typeof massIndex]
  const kilograms = Math.round((centimetres / 100) ** 2 * number.float({ min, max }))
  return {
    height: choiceOf(choices.heights, lastCentimetres, centimetres),
    weight: choiceOf(choices.weights, lastKilograms, kilograms),
  }
}

function choiceOf(ranges: readonly string[], lasts: readonly number[], measure: number): string {
  return ranges[lasts.filter((last) => measure > last).length] ?? ''
}

type FreeTime = (typeof choices.freeTimes)[number]

/** Texts that say when their author is free. */
const freeTimeWords: readonly (readonly [RegExp, FreeTime])[] = [
  [/火曜日が休み|水曜日が休み|昼間に時間が取れ|午後は時間が取れ/, '平日の昼間'],
  [/休みは暦どおり/, '土日祝日の昼間'],
]

/** Draws one to three times, including those in the text. */
function timesOf(faker: SimpleFaker, text: string): FreeTime[] {
  const drawn = someOf(faker, choices.freeTimes, faker.number.int({ min: 1, max: 3 }))
  const written = freeTimeWords.filter(([words]) => words.test(text)).map(([, time]) => time)
  return choices.freeTimes.filter((time) => drawn.includes(time) || written.includes(time))
}

/** Extent of a person's profile form (L-8). */
export interface ProfileOptions {
  readonly name: string
  readonly age: number
  readonly areas?: readonly string[]
  /** `basics`: user name, age, area and body type; `whole`: every choice of the form too. */
  readonly form: 'basics' | 'whole'
  readonly text: texts.Fullness
  /** Men: 0 to 3. */
  readonly appealPoints?: number
  readonly account?: ProfileChange['account']
}

/** Appeal points that men may choose, and their usual numbers of partners. */
const choosablePoints: readonly string[] = choices.appealPoints.filter((point) => point !== choices.otherAppealPoint)
const usualExperiences = choices.sexualExperiences.slice(1, 14)

/** Preference that belongs to an appeal point. */
const preferenceOfPoint: Readonly<Record<string, PreferenceName>> = {
  クンニ: 'your_cunnilingus',
  拘束プレイ: 'your_kousoku',
  脳イキ: 'your_nouiki',
}

/** Saves a person's profile right after the sign-up, without photos. */
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
  self: texts.Self,
  bodyType: string,
): Partial<Profile> {
  const answers = drawAnswers(faker, sex)
  const own = sex === Sex.man ? drawMans(faker, options, self, answers) : drawWomans(faker, options, self)
  if (sex === Sex.man) Object.assign(own, drawMeasures(faker, bodyType))
  const text = own.propensity ?? own.sexualExperience ?? ''
  return Object.assign(own, answers, { freeTimes: timesOf(faker, text) })
}

function drawMans(
  faker: SimpleFaker,
  { age, text, appealPoints: count = 0 }: ProfileOptions,
  self: texts.Self,
  { preferences }: Answers,
): Partial<Profile> {
  const { datatype, helpers, number } = faker
  const oldest = Math.max(0, Math.floor((age - 26) / 6)) + number.int({ min: 0, max: 2 })
  // A man has no appeal point that he refuses.
  const proud = choosablePoints.filter((point) => preferences[preferenceOfPoint[point] ?? ''] !== refusal)
  return {
    sexualExperience: helpers.arrayElement(usualExperiences),
    ageRange: [choices.maleAgeRanges[Math.min(choices.maleAgeRanges.length - 1, oldest)] as string],
    // Older profiles still store 催眠 (ENUM-73).
    appealPoints: someOf(faker, proud, count).map((point) =>
      point === '脳イキ' && datatype.boolean(0.2) ? choices.olderAppealPoint : point,
    ),
    bodyTypeRange: helpers.weightedArrayElement(bodyTypeRangeChoices),
    propensity: texts.manText(faker, text, self),
  }
}

/** Youngest ages of the second to the fifth bracket of a woman. */
const ageBrackets = [25, 31, 35, 40]

function drawWomans(faker: SimpleFaker, { age, text }: ProfileOptions, self: texts.Self): Partial<Profile> {
  // From her own bracket upwards; members of 20 or older never wish for the youngest (D-37).
  const own = 1 + ageBrackets.filter((from) => age >= from).length
  const last = Math.min(choices.femaleAgeRanges.length, own + faker.number.int({ min: 1, max: 3 }))
  return {
    ageRange: faker.datatype.boolean(0.1) ? [] : choices.femaleAgeRanges.slice(own, last),
    appealPoints: texts.womanStrength(faker, text, age),
    partnerFollower: faker.helpers.arrayElement(choices.partnerFollowers),
    sexualExperience: texts.womanIdeal(faker, text, self),
  }
}

const bodyTypeRangeChoices = choicesOf<string>(choices.bodyTypeRanges, [2, 5, 2])
