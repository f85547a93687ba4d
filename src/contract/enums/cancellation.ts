import type { Sex } from './member.ts'

/** The reason that requires a text (ENUM-66). */
export const otherCancelReason = 'その他'

/** Reasons for leaving, by sex; the spelling マッチンした is the specification's (ENUM-64, ENUM-65, ENUM-78). */
export const cancelReasons = {
  1: ['レコメンドされなかった', 'マッチンした女性と会うまで至らなかった', otherCancelReason],
  2: [
    'マッチンした男性と会うまで至らなかった',
    '1日のレコメンド数が少なかった',
    'マッチンした男性となかなか会えなかった',
    otherCancelReason,
  ],
} as const satisfies Record<Sex, readonly string[]>
