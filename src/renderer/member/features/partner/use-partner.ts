import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { endpointKey, isTransient, openPageRefreshMs, queryClient, useEndpoint } from '../../api/queries.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { partnerCall, type PartnerEndpoint, partnerInput } from '../../shared/partner-profile.ts'

/**
 * Loads the partner of a pairing by the partner's user id or uuid (PROF-01, PROF-40). `noteDecision` applies the response
 * of a decision to the shown pairing.
 */
export function usePartner(sex: Sex, id: string) {
  const endpoint = partnerCall(sex)
  const partner_id = /^\d+$/.test(id) ? Number(id) : id
  const input = partnerInput(partner_id)
  const query = useEndpoint<PartnerEndpoint>(endpoint, input, {
    refetchOnMount: 'always',
    refetchInterval: openPageRefreshMs,
  })
  const { error, data } = query
  const shown = useArriving(data)
  // A 401 is about the login, not about the partner, who stays on screen.
  const refused = error !== null && !isTransient(error) && !(data && error.status === 401)

  const noteDecision = (decided: DecidedRecommend['recommend']) => {
    const key = endpointKey<PartnerEndpoint>(endpoint, input)
    queryClient.setQueryData<ResponseOf<PartnerEndpoint>>(key, (cached) =>
      cached?.profile ? { ...cached, recommend: { ...cached.recommend, ...decided } } : cached,
    )
    // The decision's response has no times, but hold and reply window need them.
    void queryClient.invalidateQueries({ queryKey: key })
  }
  return { query, data: shown, refused, noteDecision }
}
