import { useId, useState } from 'react'
import { publicReviewsEndpoint, type PublicReview } from '../../../../contract/calls/review.ts'
import { reviewItems, unpublishedReviewText, type ReviewItemName } from '../../../../contract/enums/review.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { reportCopy } from '../../../lib/copy/chat.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { Card } from '../../../ui/navigation/page-body.tsx'
import { queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { likeReviewWrite, unlikeReviewWrite } from '../../shared/outcome/writes/review.ts'
import { LikeButton, likeOutcome, type LikeState } from '../../shared/parts/like-button.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { reviewCopy } from './copy.ts'

/** Maximum length of a collapsed text, in characters (REVIEW-14). */
const excerptLength = 100

/** Cuts a text at 100 characters (code points) and adds the ellipsis. Returns a shorter text unchanged. */
export function excerpt(text: string, ellipsis: string): string {
  const characters = Array.from(text)
  return characters.length > excerptLength ? characters.slice(0, excerptLength).join('') + ellipsis : text
}

type Rated = Readonly<Record<ReviewItemName, { readonly score: number | null; readonly text: string }>>

/** The eleven items with their texts and four dots each (L-3). */
export function RatedItems({ review }: { review: Rated }) {
  return (
    <dl
      aria-label={reviewCopy.public.items}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-2 rounded-s bg-sunken px-3.5 py-3 text-s"
    >
      {reviewItems.map(({ name, question }) => {
        const { score, text } = review[name]
        return (
          <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
            <dt className="text-ink-2">{question}</dt>
            <dd className="col-span-2 row-start-2 font-medium">{text}</dd>
            <span aria-hidden className="flex gap-1">
              {[1, 2, 3, 4].map((step) => (
                <span
                  key={step}
                  className={`size-2 rounded-full ${step <= (score ?? 0) ? 'bg-lantern' : 'bg-line-strong'}`}
                />
              ))}
            </span>
          </div>
        )
      })}
    </dl>
  )
}

const copy = reviewCopy.public

/** `point` as a percentage (REVIEW-15). */
export function Satisfaction({ point }: { point: number }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-xs text-ink-3">{copy.satisfaction}</span>
      <span className="text-xl font-semibold text-plum num">{copy.percent(point)}</span>
    </p>
  )
}

function patch({ id, category }: PublicReview, state: LikeState): void {
  queryClient.setQueriesData<ResponseOf<typeof publicReviewsEndpoint>>(
    { queryKey: [publicReviewsEndpoint.id] },
    (list) =>
      list?.map((review) => (review.id === id && review.category === category ? { ...review, ...state } : review)),
  )
}

/** Heart of a review (REVIEW-16 to REVIEW-19). */
function LikeReview({ review }: { review: PublicReview }) {
  const { already_liked, liked_count, id, category } = review
  const outcome = likeOutcome(review, (state) => patch(review, state), publicReviewsEndpoint.id)
  const like = useWrite(likeReviewWrite, outcome)
  const unlike = useWrite(unlikeReviewWrite, outcome)
  const press = () => {
    // One request at a time, so that the server receives the last press last.
    if (like.isPending || unlike.isPending) return
    const request = { ...ownUid(), recommend_id: id, category }
    if (already_liked) unlike.mutate(request)
    else like.mutate(request)
  }
  return (
    <LikeButton
      liked={already_liked}
      count={liked_count}
      label={already_liked ? copy.unlike : copy.like}
      countLabel={copy.likes(liked_count)}
      onClick={press}
    />
  )
}

/** One public review. Expanded, it shows the whole text and, if allowed, the eleven items (REVIEW-14, REVIEW-24). */
export function ReviewCard({ review }: { review: PublicReview }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const short = excerpt(review.published_text, copy.ellipsis)
  const hasMore = review.detail_show || short !== review.published_text
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <Satisfaction point={review.point} />
        <time dateTime={review.updated_at} className="text-xs text-ink-3 num">
          {formatDate(review.updated_at)}
        </time>
      </div>
      <div id={id} className="grid content-start gap-3">
        {review.published_text === unpublishedReviewText ? (
          <p className="flex items-center gap-2 text-xs text-ink-3">
            <Icon name="lock" size={16} />
            {unpublishedReviewText}
          </p>
        ) : (
          <MemberText>{open ? review.published_text : short}</MemberText>
        )}
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
