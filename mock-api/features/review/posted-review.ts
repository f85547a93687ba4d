import type { createReviewEndpoint } from '../../../src/contract/calls/review.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import type { RequestOf } from '../../../src/contract/wire/endpoint.ts'
import type { ReviewText } from './review.ts'

type Posted = Omit<RequestOf<typeof createReviewEndpoint>['recommend'], 'id' | 'review'>

/** Reads a posted review into domain names; hidden answers default to 1 (REVIEW-51). */
export function readReview(posted: Posted): ReviewText {
  return {
    datingDate: posted.dating_date,
    scores: Object.fromEntries(reviewItems.map(({ name }) => [name, posted[name]])),
    foreplay: posted.form_foreplay ?? null,
    text: posted.form_concrete_review,
    admitOpenInfo: posted.form_admit_open_review_info ?? 1,
    admitPublishing: posted.form_admit_publishing ?? 1,
    admitFull: posted.form_admit_full_publishing,
  }
}
