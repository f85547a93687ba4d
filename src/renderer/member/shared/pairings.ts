import { femalePartnerEndpoint, partnerEndpoint } from '../../../contract/calls/partner.ts'
import {
  malePairingsEndpoint,
  pairingsEndpoint,
  type RecommendList,
  type RecommendRow,
} from '../../../contract/calls/recommendation.ts'
import { Sex } from '../../../contract/enums/member.ts'
import { type RecommendFilter, StatusN } from '../../../contract/enums/pairing.ts'
import { call } from '../api/call.ts'
import { queryClient, useEndpoint } from '../api/queries.ts'
import { ownUid } from '../api/session-store.ts'

/** List of pairings of a member; men and women have separate calls (API-29). */
export const pairingsCall = (sex: Sex) => (sex === Sex.man ? malePairingsEndpoint : pairingsEndpoint)

export function reloadPairings(): void {
  for (const { id } of [pairingsEndpoint, malePairingsEndpoint]) void queryClient.invalidateQueries({ queryKey: [id] })
}

/** Address of a partner's profile by the partner's user id or uuid; `sex` is the viewer's. */
export const partnerPath = (sex: Sex, id: number | string): string =>
  `${sex === Sex.man ? '/profile/female' : '/profile'}?id=${encodeURIComponent(id)}`

/** Whether the man has liked her while she has him to decide on, recommended or held (D-130). */
export function isLikedMeanwhile(row: Pick<RecommendRow, 'status_n' | 'is_liked_by_partner'>): boolean {
  return (row.status_n === StatusN.new || row.status_n === StatusN.held) && row.is_liked_by_partner === true
}

/** Address of the chat of a pairing (PROF-28, PROF-34, CHAT-16). */
export const chatPath = (row: Pick<RecommendRow, 'recommend' | 'partner_user_id'>): string =>
  `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`

export type PartnerEndpoint = typeof partnerEndpoint | typeof femalePartnerEndpoint

/** Profile of the other sex for a member (API-31, API-32). */
export const partnerCall = (sex: Sex): PartnerEndpoint => (sex === Sex.woman ? partnerEndpoint : femalePartnerEndpoint)

/** The request of a partner's profile by the partner's user id; the uuid is taken too. */
export function partnerInput(id: number | string) {
  return { user: { partner_id: id, ...ownUid() } }
}

/** Profile of a partner beside something else, read once; undefined while it loads, null without one. No visit (API-31). */
export function usePartnerProfile(sex: Sex, id: number | null) {
  const { data, isLoading } = useEndpoint<PartnerEndpoint>(partnerCall(sex), partnerInput(id ?? 0), {
    enabled: id !== null,
    refetchOnMount: false,
    staleTime: Infinity,
    retry: false,
  })
  // Offline it does not load, and what waits for it goes on without.
  if (data) return data.profile
  return isLoading ? undefined : null
}

type Page = Pick<RecommendList, 'rec' | 'pageCount'>

/** Reads pages of a list until `pick` returns something; null at the end. Rejects with the error of `readPage`. */
export async function searchPages<Found>(
  readPage: (page: number) => Promise<Page>,
  pick: (rows: readonly RecommendRow[]) => Found | null | undefined,
): Promise<Found | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // Sequential, because only the response tells the number of pages.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await readPage(page)
    const found = pick(rec)
    if (found !== null && found !== undefined) return found
    pages = pageCount
  }
  return null
}

/** Searches the list of a member, newest first ({@link searchPages}). */
export function searchPairings<Found>(
  { sex, status, signal }: { sex: Sex; status?: RecommendFilter; signal: AbortSignal },
  pick: (rows: readonly RecommendRow[]) => Found | null | undefined,
): Promise<Found | null> {
  return searchPages((page) => call(pairingsCall(sex), { ...(status && { status }), page }, { signal }), pick)
}
