/** Body shape: replaced by the chosen body types and height limit (REC-89, REC-104). */
export const bodyShapeNgReason = '体型（身長・体重）'

/** Replaced by the typed text (REC-92, REC-98). */
export const otherNgReason = 'その他'

/** Reasons of a no-match (ENUM-53; REC-88 to REC-92). */
export const ngReasons = [
  'タイプではない（雰囲気・好み）',
  bodyShapeNgReason,
  'アカウントに不安がある',
  '好みが合わない',
  otherNgReason,
] as const

/** Body types of a no-match: those of men (ENUM-54, L-4). */
export const ngBodyTypes = ['痩せ型', '普通', 'マッチョ', 'ぽっちゃり', 'かなりぽっちゃり'] as const

/** The height limit that means none. */
export const anyHeight = 'こだわらない'

/** Lower limits of height of a no-match (ENUM-55, REC-94). */
export const ngHeights = [anyHeight, '160cm', '165cm', '170cm', '175cm'] as const

/** Parts of the text that replaces a body shape reason; the blank of the second falls away at the start (REC-104). */
export const ngBodyTypePrefix = 'NG体型：'
export const ngHeightPrefix = ' 身長下限：'

/** Longest typed reason, and longest ng_reason of all (API-34), in characters. */
export const ngReasonTextMaxLength = 50
export const ngReasonMaxLength = 200

/** ng_reason of a block (REC-75). */
export const blockReason = 'マッチング解消'

/** ng_reason of a hold that ended automatically (D-11). */
export const holdEndedReason = '保留期間終了'
