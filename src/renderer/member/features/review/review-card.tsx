import { useId, useState } from 'react'
import type { PublicReview } from '../../../../contract/calls/review.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { reviewCopy } from './copy.ts'
import { excerpt } from './excerpt.ts'
import { LikeReview } from './like-review.tsx'
import { RatedItems } from './rated-items.tsx'
import { Satisfaction } from './satisfaction.tsx'

const copy = reviewCopy.public

/** One public review: percentage, text, date, heart; unfolded the whole text and, where shown, the eleven items (REVIEW-14, REVIEW-24). */
export function ReviewCard({ review }: { review: PublicReview }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const short = excerpt(review.published_text, copy.ellipsis)
  const hasMore = review.detail_show || short !== review.published_text
  return (
    <Card as="article" className="grid h-full grid-rows-[auto_1fr] gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <Satisfaction point={review.point} />
        <time dateTime={review.updated_at} className="text-xs text-ink-3 num">
          {formatDate(review.updated_at)}
        </time>
      </div>
      <div id={id} className="grid content-start gap-3">
        <MemberText>{open ? review.published_text : short}</MemberText>
        {open && review.detail_show && <RatedItems review={review} />}
      </div>
      <div className="-mb-1.5 flex items-center justify-between gap-3">
        {hasMore ? (
          <Button
            tone="text"
            size="s"
            className="-ms-4.5"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? copy.less : copy.more}
          </Button>
        ) : (
          <span />
        )}
        <span className="flex items-center gap-1">
          <ReportButton
            subject={reportCopy.subject.review}
            address="/review"
            about={`${review.category}-${review.id}`}
          />
          <LikeReview review={review} />
        </span>
      </div>
    </Card>
  )
}
