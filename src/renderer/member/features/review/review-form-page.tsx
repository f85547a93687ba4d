import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { reviewFormEndpoint } from '../../../../contract/calls/review.ts'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { reviewCopy } from './copy.ts'
import { recommendIdOf } from './review-answers.ts'
import { ReviewFormFields } from './review-form-fields.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'

/** /reviewform?id=: the form of a pairing. No review to fill in, or a failed lookup, leads to /login (REVIEW-27, REVIEW-45, REVIEW-46). */
export function ReviewFormPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = recommendIdOf(params)
  const lookup = useEndpoint(
    reviewFormEndpoint,
    { recommend_id: id ?? 0 },
    // Typed text must not vanish under a second reading.
    { enabled: id !== undefined, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const data = useArriving(lookup.data)
  const review = data?.review
  const lost = id === undefined || (lookup.isError && !lookup.data) || (data !== undefined && !review)

  useEffect(() => {
    if (!lost) return
    showFlash({ text: reviewCopy.form.lookupFailed, tone: 'error' })
    void navigate('/login', { replace: true })
  }, [lost, navigate])

  if (!review || lost) {
    return (
      <PageBody>
        <ReviewSkeleton />
      </PageBody>
    )
  }
  return <ReviewFormFields key={review.recommend_id} lookup={review} />
}
