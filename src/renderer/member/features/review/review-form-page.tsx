import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reviewFormEndpoint } from '../../../../contract/calls/review.ts'
import { CardsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { isTransient, useEndpoint } from '../../api/queries.ts'
import { useLeadToLogin } from '../../shared/lead-away.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { readId } from '../../shared/navigation.ts'
import { ReviewFormFields } from './review-form.tsx'

/**
 * Page /reviewform?id=. A missing form or a failed lookup leads to /login (REVIEW-27, REVIEW-45, REVIEW-46), a lost
 * connection does not (D-113).
 */
export function ReviewFormPage() {
  const lead = useLeadToLogin()
  const [params] = useSearchParams()
  const id = readId(params.get('id'))
  const lookup = useEndpoint(
    reviewFormEndpoint,
    { recommend_id: id ?? 0 },
    // No refetch, because new data would discard the typed text.
    { enabled: id !== undefined, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const data = useArriving(lookup.data)
  const review = data?.review
  const { error } = lookup
  const failed = error !== null && !lookup.data && !isTransient(error)
  const lost = id === undefined || failed || (data !== undefined && !review)

  useEffect(() => {
    if (lost) void lead(error, { replace: true })
  }, [error, lead, lost])

  if (!review || lost) {
    return <PageBody>{lost ? <CardsSkeleton /> : <Waiting query={lookup} skeleton={<CardsSkeleton />} />}</PageBody>
  }
  return <ReviewFormFields key={review.recommend_id} lookup={review} />
}
