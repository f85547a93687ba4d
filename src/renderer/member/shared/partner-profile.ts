import { femalePartnerEndpoint, partnerEndpoint } from '../../../contract/calls/partner.ts'
import { Sex } from '../../../contract/enums/member.ts'
import { useEndpoint } from '../api/queries.ts'
import { ownUid } from '../api/session-store.ts'

export type PartnerEndpoint = typeof partnerEndpoint | typeof femalePartnerEndpoint

/** Profile of the other sex for a member (API-31, API-32). */
export const partnerCall = (sex: Sex): PartnerEndpoint => (sex === Sex.woman ? partnerEndpoint : femalePartnerEndpoint)

/** Request of a partner's profile by the partner's user id or uuid. */
export function partnerInput(id: number | string) {
  return { user: { partner_id: id, ...ownUid() } }
}

/** Profile of a partner beside other content, read once; undefined while it loads, null without one. No visit (API-31). */
export function usePartnerProfile(sex: Sex, id: number | null) {
  const { data, isLoading } = useEndpoint<PartnerEndpoint>(partnerCall(sex), partnerInput(id ?? 0), {
    enabled: id !== null,
    refetchOnMount: false,
    staleTime: Infinity,
    retry: false,
  })
  // Offline it does not load, and the page goes on without it.
  if (data) return data.profile
  return isLoading ? undefined : null
}
