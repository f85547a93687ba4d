import { useNavigate } from 'react-router-dom'
import {
  additionalReviewEndpoint,
  createReviewEndpoint,
  myReviewsEndpoint,
  publicReviewsEndpoint,
  reviewFormEndpoint,
  type ReviewForm,
} from '../../../../contract/calls/review.ts'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { MissingField, ActionBar } from '../../../ui/navigation/page-body.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { reviewCopy } from './copy.ts'
import {
  postedFields,
  type ReviewAnswers,
  forgetReviewDraft,
  answeredCount,
  missingAnswers,
  questionCount,
} from './review-answers.ts'

const noErrors: ApiError['errors'] = {}
const stale = [reviewFormEndpoint.id, myReviewsEndpoint.id, publicReviewsEndpoint.id]

/** Posts the first or a further review (API-56, API-57), then opens home with its flag (REVIEW-47, REVIEW-48). */
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
  // Before the first review, the lookup is empty (API-55).
  const isFirst = lookup.dating_date === null && lookup.date_restrictions.length === 0
  const post = isFirst ? first : further
  const send = (answers: ReviewAnswers) => {
    const fields = postedFields(answers, lookup)
    if (isFirst) first.mutate({ recommend: { id: recommend_id, review: 1, ...fields } })
    else further.mutate({ additional_review: { recommend_id, ...fields } })
  }
  return { send, busy: post.isPending, errors: post.error?.errors ?? noErrors }
}

const copy = reviewCopy.form

interface ReviewSubmitProps {
  answers: ReviewAnswers
  complete: boolean
  busy: boolean
  onLead: (name: keyof ReviewAnswers) => void
}

/** Progress of the form and its button, disabled with a reason until everything is answered (REVIEW-44, REVIEW-52). */
export function ReviewSubmit({ answers, complete, busy, onLead }: ReviewSubmitProps) {
  const done = answeredCount(answers)
  const missing = missingAnswers(answers)
  const [first] = missing
  return (
    <ActionBar aboveTabs className="mt-auto">
      <div className="grid flex-1 gap-2.5 short:grid-cols-[minmax(0,1fr)_auto] short:gap-1.5 short:*:first:col-span-2">
        <ProgressBar
          value={done / questionCount}
          label={`${copy.title} ${commonCopy.unit.items(done)}／${commonCopy.unit.items(questionCount)}`}
        />
        {first !== undefined && (
          <MissingField text={formCopy.missing(questionOf(first), missing.length - 1)} onLead={() => onLead(first)} />
        )}
        <Button type="submit" disabled={!complete} busy={busy}>
          {complete ? (busy ? copy.submitting : copy.submit) : copy.incomplete}
        </Button>
      </div>
    </ActionBar>
  )
}

function questionOf(name: keyof ReviewAnswers): string {
  if (name === 'dating_date') return copy.date
  if (name === 'form_concrete_review') return copy.text
  if (name === 'form_admit_full_publishing') return copy.publishing
  return reviewItems.find((item) => item.name === name)?.question ?? ''
}
