import { useId, useState } from 'react'
import type { PublicReview } from '../../../../contract/calls/review.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { reviewCopy } from './copy.ts'
import { LikeReview } from './like-review.tsx'
import { praiseOf } from './praise.ts'
import { RatedItems } from './rated-items.tsx'
import { collapsedText, dayText } from './review-texts.ts'
import { Satisfaction } from './satisfaction.tsx'

const copy = reviewCopy.public

function ReviewDay({ at, nowMs }: { at: string; nowMs: number }) {
  return (
    <time dateTime={at} className="shrink-0 text-xs text-ink-3 num">
      {dayText(at, nowMs)}
    </time>
  )
}

/** Report and heart at the end of a card or row. */
function ReviewActs({ review }: { review: PublicReview }) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      <LikeReview review={review} />
      <ReportButton
        subject={reportCopy.subject.review}
        address="/review"
        about={`${review.category}-${review.id}`}
        small
      />
    </span>
  )
}

interface ReviewProps {
  review: PublicReview
  nowMs: number
}

/** One public review. Expanded, it shows the whole text and, if allowed, the eleven items (REVIEW-14, REVIEW-24). */
export function ReviewCard({ review, nowMs }: ReviewProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const short = collapsedText(review.published_text)
  const hasMore = review.detail_show || short !== review.published_text
  const praise = praiseOf(review)
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <Satisfaction point={review.point} />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span aria-hidden className="text-s font-semibold">
              {copy.satisfaction}
            </span>
            <ReviewDay at={review.updated_at} nowMs={nowMs} />
          </div>
          <ul aria-label={copy.praise} className="flex flex-wrap gap-1.5 empty:hidden">
            {praise.map((text) => (
              <li key={text} className="max-w-full">
                <Chip tone="plum" className="px-2.5! font-normal wrap-anywhere">
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div id={id} className="grid content-start gap-3">
        <MemberText className={open ? '' : 'line-clamp-3'}>{open ? review.published_text : short}</MemberText>
        {open && review.detail_show && <RatedItems review={review} />}
      </div>
      <div className="mt-auto -mb-1.5 flex items-center justify-between gap-3">
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
        <ReviewActs review={review} />
      </div>
    </Card>
  )
}

/** A review without a text, in one line. */
export function ReviewRow({ review, nowMs }: ReviewProps) {
  return (
    <article className="flex min-h-11.5 flex-wrap items-center gap-x-3 ps-3.5 pe-1">
      <Satisfaction point={review.point} row />
      <span className="min-w-0 flex-1">
        <ReviewDay at={review.updated_at} nowMs={nowMs} />
      </span>
      <ReviewActs review={review} />
    </article>
  )
}
