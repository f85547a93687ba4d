import { ranks, Sex } from '../../../src/contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import * as choices from '../../../src/contract/enums/profile-choices.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import type { RecommendationSetting } from '../../world/records/pairing.ts'

/** Youngest and oldest age of each bracket that a woman may wish (ENUM-14, ENUM-77). */
const brackets: Readonly<Record<(typeof choices.femaleAgeRanges)[number], readonly [from: number, to: number]>> = {
  '18~19歳': [18, 19],
  '20〜24歳': [20, 24],
  '25〜30歳': [25, 30],
  '31〜34歳': [31, 34],
  '35歳〜39歳': [35, 39],
  '40歳以上': [40, Number.POSITIVE_INFINITY],
  '50歳以上': [50, Number.POSITIVE_INFINITY],
}

/** Oldest age that a man accepts (ENUM-13). */
const highest: Readonly<Record<(typeof choices.maleAgeRanges)[number], number>> = {
  '20代': 29,
  '30代前半まで': 34,
  '30代後半まで': 39,
  '40代前半まで': 44,
  '40代後半まで': 49,
  '50代以上もいける': Number.POSITIVE_INFINITY,
}

/** Whether a man's age lies in one of her brackets; without brackets every age fits (API-27). */
export function fitsHerAges(age: number, wished: readonly string[]): boolean {
  if (wished.length === 0) return true
  return choices.femaleAgeRanges.some(
    (range) => wished.includes(range) && brackets[range][0] <= age && age <= brackets[range][1],
  )
}

/** Whether a woman is not older than he wishes; false without a wish or an age (API-27). */
export function fitsHisAges(age: number | null, wished: readonly string[]): boolean {
  if (age === null) return false
  return choices.maleAgeRanges.some((range) => wished.includes(range) && age <= highest[range])
}

/** Missing or unknown answer; the four choices of L-1 have positions 1 to 4. */
const none = 0
const places = 5

/**
 * Points of an item by her position (row) and his (column): two wishes, 相手に合わせる, NG. A shared wish gives 2, a wish and
 * an adapting 1, a wish and a NG -2 (API-27).
 */
// prettier-ignore
const points = Int8Array.of(
  0, 0, 0, 0, 0,
  0, 2, 2, 1, -2,
  0, 2, 2, 1, -2,
  0, 1, 1, 0, 0,
  0, -2, -2, 0, 0,
)

/** Position by text, for each of the 16 items, by sex. */
const placeOf: Readonly<Record<Sex, readonly ReadonlyMap<string, number>[]>> = {
  1: preferences.map(({ name }) => placesByText(choicesOfPreference(name, 1))),
  2: preferences.map(({ name }) => placesByText(choicesOfPreference(name, 2))),
}

function placesByText(choices: readonly string[]): ReadonlyMap<string, number> {
  return new Map(choices.map((text, index) => [text, index + 1]))
}

/** Cache; safe because stored profiles never change in place. */
const known = new WeakMap<Profile, Uint8Array>()

/** Returns the positions of a profile's 16 answers in the order of L-1. */
export function preferencePlaces(profile: Profile, sex: Sex): Uint8Array {
  const found = known.get(profile)
  if (found) return found
  const answers = Uint8Array.from(preferences, ({ name }, item) => {
    const answer = profile.preferences[name]
    return answer === undefined ? none : (placeOf[sex][item]?.get(answer) ?? none)
  })
  known.set(profile, answers)
  return answers
}

export function preferencePoints(hers: Uint8Array, his: Uint8Array): number {
  let sum = 0
  for (let item = 0; item < hers.length; item += 1) {
    sum += points[(hers[item] ?? none) * places + (his[item] ?? none)] ?? 0
  }
  return sum
}

/** Maximum points that anybody's answers can give with these. */
export function mostPreferencePoints(hers: Uint8Array): number {
  let sum = 0
  for (const place of hers) sum += Math.max(...points.subarray(place * places, (place + 1) * places))
  return sum
}

/** Ranks from which men are recommended, with their points: E 0 up to SSS 10 (D-21). */
const rankPoints: ReadonlyMap<string, number> = new Map(
  ranks.slice(ranks.indexOf('E')).map((rank, points) => [rank, points]),
)

/** ぽっちゃり and かなりぽっちゃり. */
const chubby: readonly string[] = choices.bodyTypes[Sex.woman].slice(3)

const chubbyPoints = new Map(
  Object.entries({
    ぽっちゃり大好き: 4,
    ぽっちゃりOK: 2,
    ぽっちゃりNG: -4,
  }),
)

/** Points of a man's rank; undefined below E, where he is not recommended (D-21). */
export function pointsOfRank(rank: string | null): number | undefined {
  return rank === null ? undefined : rankPoints.get(rank)
}

/**
 * Prepares the scoring of many men for one woman: computes everything that depends on her alone once. The highest sum of
 * `outward` and `inward` is recommended first (D-21, API-27). `inward`, the points of the 16 preferences, is separate,
 * because it is expensive; `mostInward` is its maximum.
 */
export function scorerFor(woman: Member, hers: Profile) {
  const herPlaces = preferencePlaces(hers, Sex.woman)
  const herAreas = new Set(hers.areas)
  const isChubby = chubby.includes(hers.bodyType)
  const bodyType = choices.bodyTypes[Sex.woman].findIndex((type) => type === hers.bodyType)
  const fitsSm = choices.likedSms.map((likedSm) => fitsLikedSm(likedSm, hers))
  const named = new Set(
    choices.settingAppealPoints.filter((point) => mentions(hers.sexualExperience, point)) as string[],
  )
  const hisAgesThatFit = new Set(choices.maleAgeRanges.filter((range) => fitsHisAges(hers.age, [range])) as string[])
  const fitsByAge = Array.from({ length: choices.maxAge + 1 }, (_, age) => fitsHerAges(age, hers.ageRange))

  const areaPoints = (his: Profile) => {
    let shared = 0
    for (const area of his.areas) if (herAreas.has(area)) shared += 1
    return Math.min(9, 3 * shared)
  }
  const settingPoints = ({ bodyTypes, ranks, likedSm, appealPoint }: RecommendationSetting) =>
    (bodyTypes[bodyType] === false ? -3 : 0) +
    (woman.rank !== null && Object.hasOwn(ranks, woman.rank) && ranks[woman.rank] === false ? -3 : 0) +
    (fitsSm[likedSm] ? 2 : 0) +
    (named.has(appealPoint) ? 1 : 0)

  return {
    outward: (rankPoints: number, his: Profile, setting: RecommendationSetting | undefined) =>
      rankPoints +
      areaPoints(his) +
      ((his.age === null ? hers.ageRange.length === 0 : fitsByAge[his.age]) ? 4 : 0) +
      (hisAgesThatFit.has(his.ageRange[0] ?? '') ? 2 : 0) +
      (isChubby ? (chubbyPoints.get(his.bodyTypeRange) ?? 0) : 0) +
      (setting ? settingPoints(setting) : 0),
    inward: (his: Profile) => preferencePoints(herPlaces, preferencePlaces(his, Sex.man)),
    mostInward: mostPreferencePoints(herPlaces),
  }
}

/** liked_sm 1 and 2 require her first or first two levels of sadism, 3 and 4 likewise of masochism; 0 accepts all. */
function fitsLikedSm(likedSm: number, { sadism, masochism }: Profile): boolean {
  const level =
    likedSm <= 2
      ? choices.sadismLevels[Sex.woman].indexOf(sadism)
      : choices.masochismLevels[Sex.woman].indexOf(masochism)
  if (level < 0) return false
  if (likedSm === 1 || likedSm === 4) return level === 0
  return (likedSm === 2 || likedSm === 3) && level <= 1
}

/** Whether her ideal text names his appeal point, in the stored or the shown spelling (ENUM-73). */
function mentions(ideal: string, appealPoint: string): boolean {
  return ideal.includes(appealPoint) || ideal.includes(choices.appealPointLabel(appealPoint))
}
