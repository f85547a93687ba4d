import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { matchedStatusNs, StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { chatPath, partnerPath, partnerIdOf, type PartnerIds } from '../../shared/pairing-address.ts'
import { haveTalked } from '../../shared/pairing-progress.ts'

const copy = recommendationCopy.list

const closedToMan: readonly StatusN[] = [StatusN.new, StatusN.noMatch, StatusN.held]

/** Whether the pairing is matched, so that the chat is open. */
export function isMatchedRow(row: Pick<RecommendRow, 'status_n'>): boolean {
  return matchedStatusNs.includes(row.status_n)
}

/**
 * Returns the target of a row (REC-20, REC-21, REC-25, D-83). Matched rows lead to the chat, or to the profile with
 * `profile_list`. Other rows lead to the profile by the partner's user id. A man's rows at 0, 6 and 3 have no target:
 * she decides, or the pairing has failed.
 */
export function rowTarget(
  row: PartnerIds & Pick<RecommendRow, 'status_n' | 'recommend'>,
  sex: Sex,
  profileList: boolean,
): string | null {
  if (isMatchedRow(row) && !profileList) return chatPath(row)
  return sex === Sex.man && closedToMan.includes(row.status_n) ? null : partnerPath(sex, partnerIdOf(row))
}

/** Whose turn it is; null when the last author is unknown (D-105). The woman writes first (D-27). */
export function turnOf(
  row: Pick<RecommendRow, 'last_message' | 'unread_messages_size'>,
  sex: Sex,
  ownLastWord: boolean | null,
): 'own' | 'partner' | null {
  if (row.unread_messages_size > 0) return 'own'
  if (!haveTalked(row)) return sex === Sex.woman ? 'own' : 'partner'
  if (ownLastWord === null) return null
  return ownLastWord ? 'partner' : 'own'
}

/** Whether this member can see the profile and must decide. The row then shows a summary of the person. */
const isOpenTo = (sex: Sex, statusN: StatusN) =>
  sex === Sex.woman ? !isMatchedRow({ status_n: statusN }) : statusN === StatusN.likedByWoman

/** Age, area and the first sentence of the partner's text; empty from an API that does not send them. */
export function personSummary({ age, area, contents }: Pick<RecommendRow, 'age' | 'area' | 'contents'>): string {
  const [sentence = ''] = (contents ?? '').split(/(?<=[。！？\n])/)
  const years = age === null || age === undefined ? '' : commonCopy.unit.age(age)
  return [[years, area?.[0]].filter(Boolean).join('・'), sentence.trim()].filter(Boolean).join(' ')
}

/** Last message of a match, the person who awaits an answer, or why there is nothing to do. */
export function rowText(row: RecommendRow, sex: Sex): string {
  if (isMatchedRow(row)) return row.last_message || copy.noMessageYet
  if (isOpenTo(sex, row.status_n)) return personSummary(row)
  return sex === Sex.man && row.status_n === StatusN.noMatch ? copy.declinedMan : copy.waitForHer
}
