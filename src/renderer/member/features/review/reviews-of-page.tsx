import type { PublicReview } from '../../../../contract/calls/review.ts'
import { unpublishedReviewText } from '../../../../contract/enums/review.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { useServerNow } from '../../api/server-time.ts'
import { reviewCopy } from './copy.ts'
import { ReviewCard, ReviewRow } from './review-card.tsx'

const copy = reviewCopy.public

const keyOf = ({ category, id }: PublicReview) => `${category}-${id}`

const isWithheld = ({ published_text }: PublicReview) => published_text === unpublishedReviewText

/** Reviews with a text as cards, then those without as rows of one card. */
export function ReviewsOfPage({ reviews }: { reviews: readonly PublicReview[] }) {
  const nowMs = useServerNow(minuteMs)
  const withheld = reviews.filter(isWithheld)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3.5 empty:hidden has-aria-expanded:items-start @3xl:grid-cols-2 @5xl:gap-4 @min-[90rem]:grid-cols-3">
        {reviews
          .filter((review) => !isWithheld(review))
          .map((review) => (
            <li key={keyOf(review)}>
              <ReviewCard review={review} nowMs={nowMs} />
            </li>
          ))}
      </ul>
      {withheld.length > 0 && (
        <section className="grid gap-2">
          <h3 className="flex flex-wrap items-baseline gap-x-3 text-s font-semibold">
            {copy.withoutText}
            <span className="font-normal text-ink-2 num">{copy.onThisPage(withheld.length)}</span>
          </h3>
          <p className="text-xs text-ink-3">{unpublishedReviewText}</p>
          <ul className="overflow-hidden rounded-m bg-surface shadow-1">
            {withheld.map((review) => (
              <li key={keyOf(review)} className="border-line not-first:border-t">
                <ReviewRow review={review} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
