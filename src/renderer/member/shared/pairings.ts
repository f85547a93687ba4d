import { malePairingsEndpoint, pairingsEndpoint, type RecommendRow } from '../../../contract/calls/recommendation.ts'
import { Sex } from '../../../contract/enums/member.ts'
import { StatusN } from '../../../contract/enums/pairing.ts'
import { queryClient } from '../api/queries.ts'

/** List of pairings of a member; men and women have separate calls (API-29). */
export const pairingsCall = (sex: Sex) => (sex === Sex.man ? malePairingsEndpoint : pairingsEndpoint)

export function reloadPairings(): void {
  for (const { id } of [pairingsEndpoint, malePairingsEndpoint]) void queryClient.invalidateQueries({ queryKey: [id] })
}

/** Address of a partner's profile by the partner's user id or uuid; `sex` is the viewer's. */
export const partnerPath = (sex: Sex, id: number | string): string =>
  `${sex === Sex.man ? '/profile/female' : '/profile'}?id=${encodeURIComponent(id)}`

/** What finds the partner of a row. */
export type PartnerIds = Pick<RecommendRow, 'partner_user_id' | 'partner_user_uuid'>

/** Id for calls and addresses of a partner; the uuid from an API without the added user id (API-29). */
export const partnerIdOf = (row: PartnerIds): number | string => row.partner_user_id ?? row.partner_user_uuid

/** Whether the man has liked her while she has him to decide on, recommended or held (D-130). */
export function isLikedMeanwhile(row: Pick<RecommendRow, 'status_n' | 'is_liked_by_partner'>): boolean {
  return (row.status_n === StatusN.new || row.status_n === StatusN.held) && row.is_liked_by_partner === true
}

/** Whether the two of a pairing have exchanged a message. */
export const haveTalked = (row: Pick<RecommendRow, 'last_message'>): boolean => row.last_message !== ''

/** Address of the chat of a pairing (PROF-28, PROF-34, CHAT-16). */
export const chatPath = (row: PartnerIds & Pick<RecommendRow, 'recommend'>): string =>
  `/chat?uuid=${row.recommend.uuid}&id=${partnerIdOf(row)}`
