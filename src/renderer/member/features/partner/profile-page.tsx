import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { isPaid } from '../../api/paid.ts'
import { openPageRefreshMs, endpointKey, useEndpoint, queryClient } from '../../api/queries.ts'
import { useArriving } from '../../shared/loading/loading.ts'
import { useLeaveOnFailure } from '../../shared/navigation.ts'
import { partnerCall, type PartnerEndpoint, partnerInput } from '../../shared/pairings.ts'
import { useFootprint } from '../../shared/use-footprint.ts'
import { PartnerFrame, PartnerSkeleton } from './partner-frame.tsx'

/**
 * Loads the partner of a pairing by the partner's user id or uuid (PROF-01, PROF-40). A failed request leads to /login
 * (PROF-33), except `beside` another page. `noteDecision` applies the response of a decision to the shown pairing.
 */
function usePartner(sex: Sex, id: string, beside: boolean) {
  const endpoint = partnerCall(sex)
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
  return { ...query, data: shown, refused, noteDecision }
}

/** Page /profile?id=, a man's profile for a woman (PROF-01 to PROF-32). */
export function ProfilePage() {
  return <Partner sex={2} />
}

/** Page /profile/female?id=, a woman's profile for a man (PROF-39 to PROF-57). */
export function ProfileFemalePage() {
  return <Partner sex={1} />
}

/** Profile of the partner beside the conversation in a wide window (D-81). */
export function PartnerPane({ sex }: { sex: Sex }) {
  const id = usePartnerId(sex)
  return id === null ? null : <Partner key={id} sex={sex} besideChat={id} />
}

/** Reads the id from the chat's address, else from the conversation that the chat has loaded (CHAT-16). */
function usePartnerId(sex: Sex): string | null {
  const [params] = useSearchParams()
  const id = params.get('id')
  const uuid = params.get('uuid') ?? ''
  const { data } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { enabled: id === null && uuid !== '', refetchOnMount: false },
  )
  if (id !== null || !data) return id
  return String(sex === 1 ? data.female.id : data.male.id)
}

/** A partner's profile, as a page or in the pane `besideChat`. A withheld one leads home (API-31, REC-114). */
function Partner({ sex, besideChat }: { sex: Sex; besideChat?: string }) {
  const [params] = useSearchParams()
  const beside = besideChat !== undefined
  const id = besideChat ?? params.get('id') ?? ''
  const { data, error, refused, isFetching, refetch, noteDecision } = usePartner(sex, id, beside)
  useFootprint(beside || refused || !data?.profile ? null : data.profile.uuid)
  if (beside && (refused || data?.profile === null)) return null
  if (!data || refused) {
    const waiting = { isError: error !== null && !refused, isFetching, refetch }
    return <Waiting query={waiting} skeleton={<PartnerSkeleton />} />
  }
  if (!data.profile || (sex === 1 && data.recommend.status_n === 3)) return <Navigate to="/home" replace />
  return (
    <PartnerFrame
      key={data.recommend.id}
      couple={{ sex, profile: data.profile, own: data.my_profile }}
      beside={beside}
      recommend={data.recommend}
      paid={'payment_conf' in data && isPaid(data)}
      onDecided={noteDecision}
    />
  )
}
