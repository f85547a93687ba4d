import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { matchedStatusNs, type StatusN } from '../../../../contract/enums/pairing.ts'

const matched: readonly StatusN[] = matchedStatusNs
const closedToMan: readonly StatusN[] = [0, 3, 6]

/** Whether the two are matched: the chat is open. */
export function isMatchedRow(row: Pick<RecommendRow, 'status_n'>): boolean {
  return matched.includes(row.status_n)
}

/**
 * Where a row leads: matched ones to the chat (to the profile with `profile_list`), others to the profile by the partner's
 * user id; a man has nothing to open while she decides, 0 and 6, nor after it came to nothing, 3 (REC-20, REC-21, REC-25, D-83).
 */
export function rowTarget(
  row: Pick<RecommendRow, 'status_n' | 'partner_user_id' | 'recommend'>,
  sex: Sex,
  profileList: boolean,
): string | null {
  if (isMatchedRow(row) && !profileList) {
    return `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`
  }
  if (sex === 2) return `/profile?id=${row.partner_user_id}`
  return closedToMan.includes(row.status_n) ? null : `/profile/female?id=${row.partner_user_id}`
}
