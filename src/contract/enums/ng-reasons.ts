import { Sex } from './member.ts'
import { bodyTypes } from './profile-choices.ts'

// Texts of ng_reason: reasons of a no-match, and those of a block and of an ended hold.

/** Body shape, replaced by the chosen body types and height limit (REC-89, REC-104). */
export const bodyShapeNgReason = '体型（身長・体重）'

/** Reason that the form explains with a note. */
export const accountNgReason = 'アカウントに不安がある'

/** Other reason, replaced by the typed text (REC-92, REC-98). */
export const otherNgReason = 'その他'

/** Reasons of a no-match (ENUM-53; REC-88 to REC-92). */
export const ngReasons = [
  'タイプではない（雰囲気・好み）',
  bodyShapeNgReason,
  accountNgReason,
  '好みが合わない',
  otherNgReason,
] as const

/** Body types of a no-match: those of men (ENUM-54, L-4). */
export const ngBodyTypes = bodyTypes[Sex.man]

/** The height limit that means no limit. */
export const anyHeight = 'こだわらない'

/** Lower limits of height of a no-match (ENUM-55, REC-94). */
export const ngHeights = [anyHeight, '160cm', '165cm', '170cm', '175cm'] as const

/** Text parts that replace a body shape reason. The second part loses its leading space if it comes first (REC-104). */
export const ngBodyTypePrefix = 'NG体型：'

export const ngHeightPrefix = ' 身長下限：'

/** ng_reason of a block (REC-75). */
export const blockReason = 'マッチング解消'

/** ng_reason of a hold that ended automatically (D-11). */
export const holdEndedReason = '保留期間終了'
