import { Navigate, useSearchParams } from 'react-router-dom'
import { partnerEndpoint } from '../../../../contract/calls/partner.ts'
import { ManDetails } from './man-details.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import { PartnerSkeleton } from './partner-skeleton.tsx'
import { usePartner } from './use-partner.ts'

/** /profile?id=, a woman's view of a man (PROF-01 to PROF-32). A dissolved pairing shows nobody (API-31). */
export function ProfilePage() {
  const [params] = useSearchParams()
  const { data, error, refused, isFetching, refetch, noteDecision } = usePartner(
    partnerEndpoint,
    params.get('id') ?? '',
  )
  if (!data || refused) {
    const failed = error !== null && !refused
    return <PartnerSkeleton failed={failed} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data.profile) return <Navigate to="/home" replace />
  return (
    <PartnerFrame
      key={data.recommend.id}
      sex={2}
      profile={data.profile}
      own={data.my_profile}
      recommend={data.recommend}
      paid={data.payment_conf === 1}
      onDecided={noteDecision}
    >
      <ManDetails profile={data.profile} own={data.my_profile} />
    </PartnerFrame>
  )
}
