import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { femalePartnerEndpoint, partnerEndpoint } from '../../../../contract/calls/partner.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { openPageRefreshMs } from '../../api/query-client.ts'
import { endpointKey, useEndpoint } from '../../api/use-endpoint.ts'
import { readProfileIntent, type ProfileIntent } from '../../shared/history-states.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { partnerInput } from '../../shared/partner-profile.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'

/** Runs the decision made where the profile was opened, once. A reload or back navigation does not repeat it. */
export function useProfileIntent(act: (intent: ProfileIntent) => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const intent = readProfileIntent(state)
  const done = useRef(false)
  useEffect(() => {
    if (intent === null || done.current) return
    done.current = true
    void navigate({ pathname, search }, { replace: true, state: null })
    act(intent)
  }, [act, intent, navigate, pathname, search])
}

type PartnerEndpoint = typeof partnerEndpoint | typeof femalePartnerEndpoint

/**
 * Loads the partner of a pairing by the partner's user id or uuid (PROF-01, PROF-40). A failed request leads to /login
 * (PROF-33), except `beside` another page. `noteDecision` applies the response of a decision to the shown pairing.
 */
export function usePartner<E extends PartnerEndpoint>(endpoint: E, id: string, beside = false) {
  const queryClient = useQueryClient()
  const leave = useLeaveOnFailure()
  const partner_id = /^\d+$/.test(id) ? Number(id) : id
  const input = partnerInput(partner_id)
  const query = useEndpoint<PartnerEndpoint>(endpoint, input, {
    refetchOnMount: 'always',
    refetchInterval: openPageRefreshMs,
  })
  const { error, data } = query
  const shown = useArriving(data)
  const refused = error !== null && !error.network && (!data || error.status < 500)

  useEffect(() => {
    if (refused && !beside) leave(error)
  }, [beside, error, leave, refused])

  const noteDecision = (decided: DecidedRecommend['recommend']) => {
    const key = endpointKey<PartnerEndpoint>(endpoint, input)
    queryClient.setQueryData<ResponseOf<PartnerEndpoint>>(key, (shown) =>
      shown?.profile ? { ...shown, recommend: { ...shown.recommend, ...decided } } : shown,
    )
    // The decision's response has no times, but hold and reply window need them.
    void queryClient.invalidateQueries({ queryKey: key })
  }
  // Both endpoints share this hook; the response belongs to the given endpoint.
  return { ...query, data: shown as ResponseOf<E> | undefined, refused, noteDecision }
}
