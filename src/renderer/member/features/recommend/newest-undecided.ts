import type { Sex } from '../../../../contract/enums/sex.ts'
import type { RecommendRow } from '../../../../contract/recommend.ts'

/** The profile of the latest row that waits for this member's decision, or null. Rows come latest first (API-29). */
export function newestUndecided(
  rows: readonly Pick<RecommendRow, 'is_choosable' | 'partner_user_id' | 'status_n'>[],
  sex: Sex,
): string | null {
  // A premium woman may choose again at 3, but has decided before.
  const row = rows.find(({ is_choosable, status_n }) => is_choosable && status_n !== 3)
  if (!row) return null
  return `${sex === 1 ? '/profile/female' : '/profile'}?id=${row.partner_user_id}`
}
