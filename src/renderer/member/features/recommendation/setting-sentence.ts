import type { RecommendationSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { appealPointLabel } from '../../../../contract/enums/profile-choices.ts'
import {
  anyAppealPoint,
  bodyTypeBoxes,
  bodyTypeBoxLabels,
  likedSmLabels,
  rankBoxes,
} from '../../../../contract/enums/recommend-setting.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation-setting.ts'
import { type RankBox, rankNames } from './setting-choices.ts'

const listOf = (words: readonly string[]) => words.join('・')

/** The conditions as a sentence, e.g. 体型はすべて、大切にしたいことは「いちゃいちゃ」。SM傾向とランクは問いません。 */
export function describeSetting(setting: RecommendationSetting): string {
  const bodies = bodyTypeBoxes.filter((name) => setting[name])
  const ranks = rankNames.filter((name) => setting[name])
  const words = copy.sentence
  const bodyText =
    bodies.length === bodyTypeBoxes.length ? copy.all : listOf(bodies.map((name) => bodyTypeBoxLabels[name]))
  const point =
    setting.appear_point === anyAppealPoint ? anyAppealPoint : `「${appealPointLabel(setting.appear_point)}」`
  return `${words.first(bodyText || words.none, point)}${smAndRankText(setting, ranks)}`
}

function smAndRankText(setting: RecommendationSetting, ranks: readonly RankBox[]): string {
  const words = copy.sentence
  const rankText = listOf(ranks.map((name) => rankBoxes[name])) || words.none
  const isAnyRank = ranks.length === rankNames.length
  if (setting.liked_sm === 0) return isAnyRank ? words.anySmAndRank : words.anySm(rankText)
  const sm = likedSmLabels[setting.liked_sm]
  return isAnyRank ? words.anyRank(sm) : words.smAndRank(sm, rankText)
}
