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

/** Carries out what was decided where the profile was opened from, once: not again after a reload or a way back. */
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
 * The partner of a pairing by the id of the address, which is the partner's user id (PROF-01, PROF-40; the uuid is taken
 * too). A refused call leads to /login (PROF-33), but not `beside` another page. `noteDecision` puts the answer of a decision into what is shown.
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
    // The answer of a decision has no times; the hold and the reply window count from them.
    void queryClient.invalidateQueries({ queryKey: key })
  }
  // Both endpoints share one request; the answer is that of the endpoint handed in.
  return { ...query, data: shown as ResponseOf<E> | undefined, refused, noteDecision }
}
