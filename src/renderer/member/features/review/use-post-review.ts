import { useNavigate } from 'react-router-dom'
import {
  additionalReviewEndpoint,
  createReviewEndpoint,
  myReviewsEndpoint,
  publicReviewsEndpoint,
  reviewFormEndpoint,
  type ReviewForm,
} from '../../../../contract/calls/review.ts'
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { reviewCopy } from './copy.ts'
import { postedFields, type ReviewAnswers } from './review-answers.ts'
import { forgetReviewDraft } from './use-review-draft.ts'

const noErrors: ApiError['errors'] = {}
const stale = [reviewFormEndpoint.id, myReviewsEndpoint.id, publicReviewsEndpoint.id]

/**
 * Posts the first review of a pairing or a further one (API-56, API-57), then goes home with its flag (REVIEW-47,
 * REVIEW-48). A refusal keeps everything typed and gives its texts by field.
 */
export function usePostReview(lookup: ReviewForm) {
  const navigate = useNavigate()
  const { recommend_id } = lookup
  const outcome = {
    onSuccess: () => {
      forgetReviewDraft(recommend_id)
      for (const id of stale) void queryClient.invalidateQueries({ queryKey: [id] })
      showFlash({ text: reviewCopy.form.posted })
      void navigate('/home?create_review=true')
    },
    onError: (error: ApiError) =>
      showFlash({ text: error.msg || error.messages[0] || reviewCopy.form.lookupFailed, tone: 'error' }),
  }
  const first = useEndpointMutation(createReviewEndpoint, outcome)
  const further = useEndpointMutation(additionalReviewEndpoint, outcome)
  // Before the first review the lookup is empty (API-55).
  const isFirst = lookup.dating_date === null && lookup.date_restrictions.length === 0
  const post = isFirst ? first : further
  const send = (answers: ReviewAnswers) => {
    const fields = postedFields(answers, lookup)
    if (isFirst) first.mutate({ recommend: { id: recommend_id, review: 1, ...fields } })
    else further.mutate({ additional_review: { recommend_id, ...fields } })
  }
  return { send, busy: post.isPending, errors: post.error?.errors ?? noErrors }
}
