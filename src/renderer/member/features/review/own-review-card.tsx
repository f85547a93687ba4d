import type { OwnReview } from '../../../../contract/calls/review.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/list/card.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { reviewCopy } from './copy.ts'
import { RatedItems } from './rated-items.tsx'
import { Satisfaction } from './satisfaction.tsx'

/** A review as its author sees it: day of the meeting, percentage, text, the eleven items (REVIEW-57). */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  return (
    <Card as="article" className="mb-3.5 grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-m font-semibold num">{reviewCopy.mine.metOn(formatDate(review.dating_date))}</h2>
        <Satisfaction point={review.point} />
      </div>
      <MemberText>{review.form_concrete_review}</MemberText>
      <RatedItems review={review} />
      <p className="text-end text-xs text-ink-3 num">
        {reviewCopy.mine.postedOn(formatDate(review.updated_at))}
      </p>
    </Card>
  )
}
