import type { RecommendRow } from '../../../contract/calls/recommendation.ts'
import { Sex } from '../../../contract/enums/member.ts'

/** Address of the member's pairings list; men and women have separate ones (NAV-42). */
export const pairingsPath = (sex: Sex): string => (sex === Sex.man ? '/recommends/male' : '/recommends')

/** Ids of a row's partner. */
export type PartnerIds = Pick<RecommendRow, 'partner_user_id' | 'partner_user_uuid'>

/** Id for calls and addresses of a partner; the uuid from an API without the added user id (API-29). */
export const partnerIdOf = (row: PartnerIds): number | string => row.partner_user_id ?? row.partner_user_uuid

/** Address of a partner's profile by the partner's user id or uuid; `sex` is the viewer's. */
export const partnerPath = (sex: Sex, id: number | string): string =>
  `${sex === Sex.man ? '/profile/female' : '/profile'}?id=${encodeURIComponent(id)}`

/** Address of the chat of a pairing (PROF-28, PROF-34, CHAT-16). */
export const chatPath = (row: PartnerIds & Pick<RecommendRow, 'recommend'>): string =>
  `/chat?uuid=${row.recommend.uuid}&id=${partnerIdOf(row)}`
