import { useId, useState } from 'react'
import { publicReviewsEndpoint, type PublicReview } from '../../../../contract/calls/review.ts'
import { reviewItems, type ReviewItemName } from '../../../../contract/enums/review.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDate, formatMonthDay, isSameDay } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { likeReviewWrite, unlikeReviewWrite } from '../../shared/outcome/writes/review.ts'
import { HeartButton, likeOutcome, type LikeState } from '../../shared/parts/heart-button.tsx'
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
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-2.5 border-t border-line pt-3.5 text-s"
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

/** `point` as a percentage in a ring (REVIEW-15); `row` is the small ring of a row, with the number beside it. */
export function Satisfaction({ point, row = false }: { point: number; row?: boolean }) {
  return (
    <p className={`flex shrink-0 items-center ${row ? 'gap-3' : 'relative size-15'}`}>
      <span className="sr-only">{copy.satisfaction}</span>
      <svg
        aria-hidden
        viewBox="0 0 64 64"
        fill="none"
        strokeWidth={row ? 7 : 4}
        className={`-rotate-90 ${row ? 'size-7.5' : 'size-15'}`}
      >
        <circle cx="32" cy="32" r={radius} className="stroke-line forced-colors:stroke-[GrayText]" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          strokeLinecap={point > 0 ? 'round' : undefined}
          strokeDasharray={`${(length * point) / 100} ${length}`}
          className="stroke-plum forced-colors:stroke-[Highlight]"
        />
      </svg>
      <span className={`font-semibold num ${row ? 'min-w-12' : 'absolute inset-0 grid place-items-center text-plum'}`}>
        <span>
          {point}
          <span className="text-xs">%</span>
        </span>
      </span>
    </p>
  )
}

const radius = 28
const length = 2 * Math.PI * radius

/** Items that speak of the person, in the order of their weight; the intimate ones stay behind 続きを読む. */
const praised: readonly ReviewItemName[] = [
  'form_atomosphere',
  'form_dm',
  'form_replay',
  'form_profile',
  'form_afterplay',
]
const mostPraise = 3

/** Returns up to three of the best ratings in words, best first; of an unpublished review none. */
export function praiseOf(review: Rated): readonly string[] {
  return praised
    .map((name) => ({ ...review[name], name }))
    .filter(({ score }) => score !== null && score > 2)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, mostPraise)
    .map(({ name, score, text }) => (name === 'form_profile' ? copy.asInProfile[score === 4 ? 4 : 3] : text))
}

/** Day of a review: the hour is nobody's business. */
export function dayText(at: string, nowMs: number): string {
  if (isSameDay(at, nowMs)) return copy.today
  if (isSameDay(at, nowMs - dayMs)) return copy.yesterday
  return formatDate(at).slice(0, 4) === formatDate(nowMs).slice(0, 4) ? formatMonthDay(at) : formatDate(at)
}

function ReviewDay({ at, nowMs }: { at: string; nowMs: number }) {
  return (
    <time dateTime={at} className="shrink-0 text-xs text-ink-3 num">
      {dayText(at, nowMs)}
    </time>
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
    <HeartButton
      liked={already_liked}
      count={liked_count}
      label={already_liked ? copy.unlike : copy.like}
      countLabel={copy.likes(liked_count)}
      onClick={press}
    />
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
  const short = excerpt(review.published_text, copy.ellipsis)
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
