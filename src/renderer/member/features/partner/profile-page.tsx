import { Navigate, useSearchParams } from 'react-router-dom'
import { partnerEndpoint, femalePartnerEndpoint } from '../../../../contract/calls/partner.ts'
import { meetingLines, preferenceScore } from './common-ground.ts'
import { AgreementLine, ManDetails, WomanDetails } from './details.tsx'
import { PartnerFrame, PartnerSkeleton } from './partner-frame.tsx'
import { usePartner } from './use-partner.ts'

/**
 * Page /profile?id=, a man's profile for a woman (PROF-01 to PROF-32). With `besideChat`, the partner's id, it renders
 * in the pane (D-81). A dissolved pairing shows no profile (API-31).
 */
export function ProfilePage({ besideChat }: { besideChat?: string }) {
  const [params] = useSearchParams()
  const beside = besideChat !== undefined
  const { data, error, refused, isFetching, refetch, noteDecision } = usePartner(
    partnerEndpoint,
    besideChat ?? params.get('id') ?? '',
    beside,
  )
  if (beside && (refused || data?.profile === null)) return null
  if (!data || refused) {
    const failed = error !== null && !refused
    return <PartnerSkeleton failed={failed} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data.profile) return <Navigate to="/home" replace />
  return (
    <PartnerFrame
      key={data.recommend.id}
      sex={2}
      beside={beside}
      profile={data.profile}
      own={data.my_profile}
      recommend={data.recommend}
      agreement={
        <AgreementLine
          score={preferenceScore(data.profile, data.my_profile, 1)}
          lines={meetingLines(data.my_profile, data.profile)}
        />
      }
      paid={data.payment_conf === 1}
      onDecided={noteDecision}
    >
      <ManDetails profile={data.profile} own={data.my_profile} beside={beside} />
    </PartnerFrame>
  )
}

/**
 * Page /profile/female?id=, a woman's profile for a man (PROF-39 to PROF-57). With `besideChat`, the partner's id, it
 * renders in the pane (D-81). Without access, redirects to home (REC-114).
 */
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
      agreement={
        <AgreementLine
          score={preferenceScore(data.my_profile, data.profile, 2)}
          lines={meetingLines(data.my_profile, data.profile)}
        />
      }
      paid={false}
      onDecided={noteDecision}
    >
      <WomanDetails profile={data.profile} own={data.my_profile} beside={beside} />
    </PartnerFrame>
  )
}
