import type { createReviewEndpoint } from '../../../src/contract/calls/review.ts'
import { hiddenAnswer, reviewItems } from '../../../src/contract/enums/review.ts'
import type { RequestOf } from '../../../src/contract/wire/endpoint.ts'
import type { ReviewText } from './review.ts'

type Posted = Omit<RequestOf<typeof createReviewEndpoint>['recommend'], 'id' | 'review'>

/** Reads a posted review into domain names; hidden answers have a default (REVIEW-51). */
export function readReview(posted: Posted): ReviewText {
  return {
    datingDate: posted.dating_date,
    scores: Object.fromEntries(reviewItems.map(({ name }) => [name, posted[name]])),
    foreplay: posted.form_foreplay ?? null,
    text: posted.form_concrete_review,
    admitOpenInfo: posted.form_admit_open_review_info ?? hiddenAnswer,
    admitPublishing: posted.form_admit_publishing ?? hiddenAnswer,
    admitFull: posted.form_admit_full_publishing,
  }
}
