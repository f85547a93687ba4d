import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import type { PreferenceName } from '../../../../src/contract/enums/preferences.ts'
import * as choices from '../../../../src/contract/enums/profile-choices.ts'
import type { ProfileChange } from '../../../features/profile/profile-change.ts'
import { updateProfile } from '../../../features/profile/profile.ts'
import type { Profile } from '../../../world/records/profile.ts'
import { choicesOf, someOf } from '../choices.ts'
import type { Town } from '../town.ts'
import { drawAreas } from './areas.ts'
import { drawFigure, drawMeasures } from './figures.ts'
import { type Answers, drawAnswers, refusal } from './form-answers.ts'
import type { Person } from './person.ts'
import * as texts from './texts.ts'

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

/** Saves a person's profile right after the sign-up, without photos. */
export function fillProfile(town: Town, faker: SimpleFaker, person: Person, options: ProfileOptions): void {
  const { name, age, account = {} } = options
  const areas = [...(options.areas ?? drawAreas(faker))]
  person.name = name
  person.age = age
  person.areas = areas
  const bodyType = drawFigure(faker, person.sex)
  const choice = options.form === 'basics' ? {} : drawWholeForm(faker, person, options, bodyType)
  const profile = { ...choice, name, age, areas, bodyType }
  const ctx = { ...town.outside, now: person.createdAt }
  updateProfile(town.world, town.world.members.get(person.id), { account, profile, sample: 0 }, ctx)
}

function drawWholeForm(
  faker: SimpleFaker,
  { sex, areas, interests }: Person,
  options: ProfileOptions,
  bodyType: string,
): Partial<Profile> {
  const self = { age: options.age, areas, interests }
  const answers = drawAnswers(faker, sex)
  const own = sex === Sex.man ? drawMans(faker, options, self, answers) : drawWomans(faker, options, self)
  const measures = sex === Sex.man ? drawMeasures(faker, bodyType) : {}
  const freeTimes = drawFreeTimes(faker, own.propensity ?? own.sexualExperience ?? '')
  return { ...own, ...measures, ...answers, freeTimes }
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

/** Share of men with 脳イキ whose older profiles still store 催眠 (ENUM-73). */
const storesOlderPoint = 0.2

const bodyTypeRangeChoices = choicesOf<string>(choices.bodyTypeRanges, [2, 5, 2])

function drawMans(
  faker: SimpleFaker,
  { age, text, appealPoints: count = 0 }: ProfileOptions,
  self: texts.Self,
  { preferences }: Answers,
): Partial<Profile> {
  const { datatype, helpers, number } = faker
  const oldest = usualAgeRange(age) + number.int({ min: 0, max: 2 })
  // A man has no appeal point that he refuses.
  const points = choosablePoints.filter((point) => preferences[preferenceOfPoint[point] ?? ''] !== refusal)
  return {
    sexualExperience: helpers.arrayElement(usualExperiences),
    ageRange: [choices.maleAgeRanges[Math.min(choices.maleAgeRanges.length - 1, oldest)] as string],
    appealPoints: someOf(faker, points, count).map((point) =>
      point === '脳イキ' && datatype.boolean(storesOlderPoint) ? choices.olderAppealPoint : point,
    ),
    bodyTypeRange: helpers.weightedArrayElement(bodyTypeRangeChoices),
    propensity: texts.manText(faker, text, self),
  }
}

/** Position of the lowest range that a man of this age accepts: one more for every six years from 26 on. */
function usualAgeRange(age: number): number {
  return Math.max(0, Math.floor((age - 26) / 6))
}

/** Youngest ages of the third to the sixth bracket of a woman. */
const ageBrackets = [25, 31, 35, 40]

/** Share of women without a wish about ages. */
const acceptsAllAges = 0.1

function drawWomans(faker: SimpleFaker, { age, text }: ProfileOptions, self: texts.Self): Partial<Profile> {
  // From her own bracket upwards; members of 20 or older never wish for the youngest (D-37).
  const own = 1 + ageBrackets.filter((from) => age >= from).length
  const last = Math.min(choices.femaleAgeRanges.length, own + faker.number.int({ min: 1, max: 3 }))
  return {
    ageRange: faker.datatype.boolean(acceptsAllAges) ? [] : choices.femaleAgeRanges.slice(own, last),
    appealPoints: texts.womanStrength(faker, text, age),
    partnerFollower: faker.helpers.arrayElement(choices.partnerFollowers),
    sexualExperience: texts.womanIdeal(faker, text, self),
  }
}

type FreeTime = (typeof choices.freeTimes)[number]

/** Texts that say when their author is free. */
const freeTimeWords: readonly { readonly words: RegExp; readonly time: FreeTime }[] = [
  { words: /火曜日が休み|水曜日が休み|昼間に時間が取れ|午後は時間が取れ/, time: '平日の昼間' },
  { words: /休みは暦どおり/, time: '土日祝日の昼間' },
]

/** Draws one to three times, including those in the text. */
function drawFreeTimes(faker: SimpleFaker, text: string): FreeTime[] {
  const drawn = someOf(faker, choices.freeTimes, faker.number.int({ min: 1, max: 3 }))
  const written = freeTimeWords.filter(({ words }) => words.test(text)).map(({ time }) => time)
  return choices.freeTimes.filter((time) => drawn.includes(time) || written.includes(time))
}
