import type { RecommendationSetting } from '../../../../contract/calls/recommendation-setting.ts'
import {
  type BodyTypeBox,
  settingAppealPoints,
  type SettingAppealPoint,
  rankBoxes,
} from '../../../../contract/enums/recommend-setting.ts'

export type RankBox = keyof typeof rankBoxes
export type BoxName = BodyTypeBox | RankBox

export const rankNames = Object.keys(rankBoxes) as RankBox[]

/** Value of the chip that stands for all boxes of a question. */
export const allBoxes = 'all'

/** Chips that are on: すべて alone when every box is. */
export function chipsOf(setting: RecommendationSetting, names: readonly BoxName[]): string[] {
  const on = names.filter((name) => setting[name])
  return on.length === names.length ? [allBoxes] : on
}

/**
 * Boxes after a press that changed the chips `before` into `after`. From すべて, a press on another chip narrows to it;
 * a press on すべて and the last chip taken away choose everything, because a question without an answer fits nobody.
 */
export function boxesAfter(
  names: readonly BoxName[],
  before: readonly string[],
  after: readonly string[],
): Partial<Record<BoxName, boolean>> {
  const pressedAll = after.includes(allBoxes) && !before.includes(allBoxes)
  const chosen = pressedAll ? [] : after.filter((chip) => chip !== allBoxes)
  return Object.fromEntries(names.map((name) => [name, chosen.length === 0 || chosen.includes(name)]))
}

/** Appeal points that always stand in view. */
const firstPoints = settingAppealPoints.slice(0, 2)

/** Whether an appeal point unfolds only on a press, because the page is used in public too. */
export const isPlainSpoken = (point: SettingAppealPoint): boolean => !firstPoints.includes(point)

export const appealPointsInView = (chosen: SettingAppealPoint): SettingAppealPoint[] =>
  isPlainSpoken(chosen) ? [...firstPoints, chosen] : firstPoints
