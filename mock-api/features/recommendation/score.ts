import { ranks, woman as womanSex, man as manSex } from '../../../src/contract/enums/member.ts'
import {
  maleAgeRanges,
  maxAge,
  appealPointLabel,
  settingAppealPoints,
  bodyTypes,
  likedSms,
  masochismLevels,
  sadismLevels,
} from '../../../src/contract/enums/profile-choices.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { RecommendationSetting } from '../../world/records/recommendation-setting.ts'
import { fitsHerAges, fitsHisAges } from './age-fit.ts'
import { mostPreferencePoints, preferencePlaces, preferencePoints } from './preference-places.ts'

/** Ranks from which men are recommended (D-21), and their points: E 0 up to SSS 10. */
const rankPoints: ReadonlyMap<string, number> = new Map(
  ranks.slice(ranks.indexOf('E')).map((rank, points) => [rank, points]),
)

/** ぽっちゃり and かなりぽっちゃり. */
const chubby: readonly string[] = bodyTypes[womanSex].slice(3)

const chubbyPoints: Readonly<Record<string, number>> = {
  ぽっちゃり大好き: 4,
  ぽっちゃりOK: 2,
  ぽっちゃりNG: -4,
}

/** Points of a man's rank, or undefined below E: then he is not recommended at all (D-21). */
export function pointsOfRank(rank: string | null): number | undefined {
  return rank === null ? undefined : rankPoints.get(rank)
}

/**
 * How well men fit one woman; the higher the sum of both parts, the earlier a man is recommended (D-21, API-27). The part
 * that costs more to work out is apart, with the most it can ever add.
 */
export interface Scorer {
  /** Points of everything but the 16 preferences. */
  readonly outward: (rankPoints: number, man: Profile, setting: RecommendationSetting | undefined) => number
  /** Points of the 16 preferences. */
  readonly inward: (man: Profile) => number
  readonly mostInward: number
}

/** Prepares the scoring of many men for one woman: whatever depends on her alone is worked out once. */
export function scorerFor(woman: Member, hers: Profile): Scorer {
  const herPlaces = preferencePlaces(hers, womanSex)
  const herAreas = new Set(hers.areas)
  const isChubby = chubby.includes(hers.bodyType)
  const bodyType = bodyTypes[womanSex].findIndex((type) => type === hers.bodyType)
  const fitsSm = likedSms.map((likedSm) => fitsLikedSm(likedSm, hers))
  const named = new Set(
    settingAppealPoints.filter((point) => mentions(hers.sexualExperience, point)) as string[],
  )
  const hisAgesThatFit = new Set(maleAgeRanges.filter((range) => fitsHisAges(hers.age, [range])) as string[])
  const fitsByAge = Array.from({ length: maxAge + 1 }, (_, age) => fitsHerAges(age, hers.ageRange))

  const areaPoints = (his: Profile) => {
    let shared = 0
    for (const area of his.areas) if (herAreas.has(area)) shared += 1
    return Math.min(9, 3 * shared)
  }
  const settingPoints = ({ bodyTypes, ranks, likedSm, appealPoint }: RecommendationSetting) =>
    (bodyTypes[bodyType] === false ? -3 : 0) +
    (woman.rank !== null && ranks[woman.rank] === false ? -3 : 0) +
    (fitsSm[likedSm] ? 2 : 0) +
    (named.has(appealPoint) ? 1 : 0)

  return {
    outward: (rankPoints, his, setting) =>
      rankPoints +
      areaPoints(his) +
      ((his.age === null ? hers.ageRange.length === 0 : fitsByAge[his.age]) ? 4 : 0) +
      (hisAgesThatFit.has(his.ageRange[0] ?? '') ? 2 : 0) +
      (isChubby ? (chubbyPoints[his.bodyTypeRange] ?? 0) : 0) +
      (setting ? settingPoints(setting) : 0),
    inward: (his) => preferencePoints(herPlaces, preferencePlaces(his, manSex)),
    mostInward: mostPreferencePoints(herPlaces),
  }
}

/** liked_sm 1 and 2 ask for her first or first two levels of sadism, 4 and 3 likewise of masochism; 0 asks nothing. */
function fitsLikedSm(likedSm: number, { sadism, masochism }: Profile): boolean {
  const level =
    likedSm <= 2 ? sadismLevels[womanSex].indexOf(sadism) : masochismLevels[womanSex].indexOf(masochism)
  if (level < 0) return false
  if (likedSm === 1 || likedSm === 4) return level === 0
  return (likedSm === 2 || likedSm === 3) && level <= 1
}

/** Whether her ideal text names what he likes, in the stored or the shown spelling (ENUM-73). */
function mentions(ideal: string, appealPoint: string): boolean {
  return ideal.includes(appealPoint) || ideal.includes(appealPointLabel(appealPoint))
}
