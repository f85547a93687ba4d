import { ranks, Sex } from '../../../src/contract/enums/member.ts'
import * as choices from '../../../src/contract/enums/profile-choices.ts'
import { likedSms, settingAppealPoints } from '../../../src/contract/enums/recommend-setting.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { RecommendationSetting } from '../../world/records/recommendation.ts'
import { fitsHerAges, fitsHisAges } from './age-wishes.ts'
import { mostPreferencePoints, preferencePoints, preferencePositions } from './preference-points.ts'

/** Ranks from which men are recommended, with their points: E 0 up to SSS 10 (D-21). */
const pointsByRank: ReadonlyMap<string, number> = new Map(
  ranks.slice(ranks.indexOf('E')).map((rank, index) => [rank, index]),
)

const chubby: ReadonlySet<string> = new Set<(typeof choices.bodyTypes)[typeof Sex.woman][number]>([
  'ぽっちゃり',
  'かなりぽっちゃり',
])

/** Points of a man by what he says of chubby women (FORM-98). */
const chubbyPoints = new Map(
  Object.entries({
    ぽっちゃり大好き: 4,
    ぽっちゃりOK: 2,
    ぽっちゃりNG: -4,
  }),
)

/** Points of a man's rank; undefined below E, where he is not recommended (D-21). */
export function pointsOfRank(rank: string | null): number | undefined {
  return rank === null ? undefined : pointsByRank.get(rank)
}

/** Points of the facts about a man and his conditions, besides his rank and what he says of chubby women (D-21). */
const points = {
  sharedArea: 3,
  mostOfAreas: 9,
  hisAgeFits: 4,
  herAgeFits: 2,
  bodyTypeDeselected: -3,
  rankDeselected: -3,
  fitsLikedSm: 2,
  namesAppealPoint: 1,
} as const

/**
 * Prepares the scoring of many men for one woman: computes everything that depends on her alone once. The man with the
 * highest sum of `factPoints` and `tastePoints` is recommended first (D-21, API-27). The 16 preferences behind
 * `tastePoints` cost most, so the caller skips them for a man whom even `mostTastePoints` would not put first.
 */
export function scorerFor(woman: Member, hers: Profile) {
  const herPositions = preferencePositions(hers, Sex.woman)
  const herAreas = new Set(hers.areas)
  const isChubby = chubby.has(hers.bodyType)
  const bodyType = choices.bodyTypes[Sex.woman].findIndex((type) => type === hers.bodyType)
  const fitsSm = likedSms.map((likedSm) => fitsLikedSm(likedSm, hers))
  const namedPoints = new Set<string>(settingAppealPoints.filter((point) => mentions(hers.sexualExperience, point)))
  const hisAgesThatFit = new Set<string>(choices.maleAgeRanges.filter((range) => fitsHisAges(hers.age, [range])))
  const fitsByAge = Array.from({ length: choices.maxAge + 1 }, (_, age) => fitsHerAges(age, hers.ageRange))

  const fitsHerWish = (hisAge: number | null) => (hisAge === null ? hers.ageRange.length === 0 : fitsByAge[hisAge])
  const areaPoints = (his: Profile) => {
    let shared = 0
    for (const area of his.areas) if (herAreas.has(area)) shared += 1
    return Math.min(points.mostOfAreas, points.sharedArea * shared)
  }
  const settingPoints = (setting: RecommendationSetting) =>
    (setting.bodyTypes[bodyType] === false ? points.bodyTypeDeselected : 0) +
    (isDeselected(setting.ranks, woman.rank) ? points.rankDeselected : 0) +
    (fitsSm[setting.likedSm] ? points.fitsLikedSm : 0) +
    (namedPoints.has(setting.appealPoint) ? points.namesAppealPoint : 0)

  return {
    factPoints: (rankPoints: number, his: Profile, setting: RecommendationSetting | undefined) =>
      rankPoints +
      areaPoints(his) +
      (fitsHerWish(his.age) ? points.hisAgeFits : 0) +
      (hisAgesThatFit.has(his.ageRange[0] ?? '') ? points.herAgeFits : 0) +
      (isChubby ? (chubbyPoints.get(his.bodyTypeRange) ?? 0) : 0) +
      (setting ? settingPoints(setting) : 0),
    tastePoints: (his: Profile) => preferencePoints(herPositions, preferencePositions(his, Sex.man)),
    mostTastePoints: mostPreferencePoints(herPositions),
  }
}

const isDeselected = (wished: RecommendationSetting['ranks'], rank: string | null) =>
  rank !== null && Object.hasOwn(wished, rank) && wished[rank] === false

type LikedSm = (typeof likedSms)[number]

/** Number of her strongest levels that suit each liked_sm, of one of the two scales; 0 is no wish. */
const likedLevels: Readonly<Record<LikedSm, { readonly sadism?: number; readonly masochism?: number }>> = {
  0: {},
  1: { sadism: 1 },
  2: { sadism: 2 },
  3: { masochism: 2 },
  4: { masochism: 1 },
}

function fitsLikedSm(likedSm: LikedSm, hers: Profile): boolean {
  const { sadism = 0, masochism = 0 } = likedLevels[likedSm]
  return (
    choices.sadismLevels[Sex.woman].slice(0, sadism).includes(hers.sadism) ||
    choices.masochismLevels[Sex.woman].slice(0, masochism).includes(hers.masochism)
  )
}

/** Whether her ideal text names his appeal point, in the stored or the shown spelling (ENUM-73). */
function mentions(ideal: string, appealPoint: string): boolean {
  return ideal.includes(appealPoint) || ideal.includes(choices.appealPointLabel(appealPoint))
}
