import { useIsMutating } from '@tanstack/react-query'
import {
  myReviewsEndpoint,
  publicReviewsEndpoint,
  type ReviewForm,
  reviewFormEndpoint,
} from '../../../../contract/calls/review.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { type ApiError, failureKind } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { additionalReviewWrite, createReviewWrite } from '../../shared/outcome/writes/review.ts'
import { postedFields, type ReviewAnswers } from './review-answers.ts'
import { forgetReviewDraft } from './review-draft.ts'

const noErrors: ApiError['errors'] = {}

const stale = [reviewFormEndpoint.id, myReviewsEndpoint.id, publicReviewsEndpoint.id]

/** Posts the first or a further review (API-56, API-57), then opens home with its flag (REVIEW-47, REVIEW-48). */
export function usePostReview(lookup: ReviewForm) {
  const leadOn = useLeadOn()
  const { recommend_id } = lookup
  const mutationKey = ['post-review', recommend_id]
  const outcome = {
    mutationKey,
    onSuccess: () => {
      forgetReviewDraft(recommend_id)
      for (const id of stale) void queryClient.invalidateQueries({ queryKey: [id] })
      // Home says that it was posted (HOME-07); Back must not open the form again.
      void leadOn('/home?create_review=true', homeCopy.flash.reviewPosted, { replace: true })
    },
    onError: (error: ApiError) => {
      showFlash({
        text: failureText(error, error.msg || error.messages[0] || commonCopy.errorOccurred),
        tone: 'error',
      })
      // Another tab may have posted the first review: then this is a further one.
      if (failureKind(error) === 'refusal') void queryClient.invalidateQueries({ queryKey: [reviewFormEndpoint.id] })
    },
  }
  const first = useWrite(createReviewWrite, outcome)
  const further = useWrite(additionalReviewWrite, outcome)
  // Before the first review, the lookup is empty (API-55).
  const isFirst = lookup.dating_date === null && lookup.date_restrictions.length === 0
  // Also a review that was sent before this page was left and opened again.
  const busy = useIsMutating({ mutationKey }) > 0
  const send = (answers: ReviewAnswers) => {
    const fields = postedFields(answers, lookup)
    if (isFirst) first.mutate({ recommend: { id: recommend_id, review: 1, ...fields } })
    else further.mutate({ additional_review: { recommend_id, ...fields } })
  }
  const { error } = isFirst ? first : further
  return { send, busy, errors: error?.errors ?? noErrors }
}
