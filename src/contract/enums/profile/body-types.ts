import type { Sex } from '../member/sex.ts'

/** Body types as the profiles store them, by sex (ENUM-01, ENUM-02). */
export const bodyTypes = {
  1: ['痩せ型', '普通', 'マッチョ', 'ぽっちゃり', 'かなりぽっちゃり'],
  2: ['痩せ型', '普通', 'むっちり', 'ぽっちゃり', 'かなりぽっちゃり'],
} as const satisfies Record<Sex, readonly string[]>

/** Boxes of the men's recommend settings; the place is the place in `bodyTypes[2]` (L-4, SETTING-33). */
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

/** What a man says about chubby women; the later, the more he is recommended to them (ENUM-15, D-21). */
export const bodyTypeRanges = ['ぽっちゃりNG', 'ぽっちゃりOK', 'ぽっちゃり大好き'] as const
