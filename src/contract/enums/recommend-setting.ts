import type { Rank } from './member.ts'

// Choices of the men's recommend settings (API-37, API-38).

/** The wish that matches every member. */
export const anyAppealPoint = 'おまかせ'

/** Values stored by the men's recommend settings (API-38). */
export const settingAppealPoints = [
  anyAppealPoint,
  'いちゃいちゃ',
  'キス',
  '手マン',
  'クンニ',
  'ピストン運動',
  '拘束プレイ',
  '中イキ開発',
  '催眠',
  'アソコの大きさ',
] as const
export type SettingAppealPoint = (typeof settingAppealPoints)[number]

/** Boxes of the men's recommend settings, by index in `bodyTypes[2]` (L-4, SETTING-33). */
export const bodyTypeBoxes = ['body_type0', 'body_type1', 'body_type2', 'body_type3', 'body_type4'] as const
export type BodyTypeBox = (typeof bodyTypeBoxes)[number]

/** Label by box; the labels name women. */
export const bodyTypeBoxLabels: Readonly<Record<BodyTypeBox, string>> = {
  body_type0: '痩せ型',
  body_type1: '普通',
  body_type2: '筋肉質・むっちり',
  body_type3: 'ぽっちゃり',
  body_type4: 'かなりぽっちゃり',
}

/** Rank by the name of its box in the recommend settings, highest first as on the screen (API-37). */
export const rankBoxes = {
  rank_sss: 'SSS',
  rank_ss: 'SS',
  rank_s: 'S',
  rank_aplus: 'A+',
  rank_a: 'A',
  rank_bplus: 'B+',
  rank_b: 'B',
  rank_cplus: 'C+',
  rank_c: 'C',
  rank_d: 'D',
  rank_e: 'E',
} as const satisfies Record<string, Rank>

/** SM levels of the men's recommend settings (SETTING-12 to SETTING-16). */
export const likedSms = [0, 1, 2, 3, 4] as const
type LikedSm = (typeof likedSms)[number]

export const likedSmLabels: Readonly<Record<LikedSm, string>> = {
  0: 'こだわらない',
  1: 'かなりS',
  2: 'S',
  3: 'M',
  4: 'かなりM',
}
