import { Navigate, useSearchParams } from 'react-router-dom'
import { femalePartnerEndpoint } from '../../../../contract/calls/partner.ts'
import { PartnerFrame } from './partner-frame.tsx'
import { PartnerSkeleton } from './partner-skeleton.tsx'
import { usePartner } from './use-partner.ts'
import { WomanDetails } from './woman-details.tsx'

/** /profile/female?id=, a man's view of a woman (PROF-39 to PROF-57); `besideChat`, the partner's id, in the pane beside the chat (D-81). Where he has nothing to see he goes home (REC-114). */
export function ProfileFemalePage({ besideChat }: { besideChat?: string }) {
  const [params] = useSearchParams()
  const beside = besideChat !== undefined
  const { data, error, refused, isFetching, refetch, noteDecision } = usePartner(
    femalePartnerEndpoint,
    besideChat ?? params.get('id') ?? '',
    beside,
  )
  if (beside && (refused || data?.profile === null)) return null
  if (!data || refused) {
    const failed = error !== null && !refused
    return <PartnerSkeleton failed={failed} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data.profile || data.recommend.status_n === 3) return <Navigate to="/home" replace />
  return (
    <PartnerFrame
      key={data.recommend.id}
      sex={1}
      beside={beside}
      profile={data.profile}
      own={data.my_profile}
      recommend={data.recommend}
      paid={false}
      onDecided={noteDecision}
    >
      <WomanDetails profile={data.profile} own={data.my_profile} />
    </PartnerFrame>
  )
}
