import type { OwnReview } from '../../../../contract/calls/review.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { shortName } from '../../shared/parts/short-name.ts'
import { reviewCopy } from './copy.ts'
import { RatedItems } from './rated-items.tsx'
import { Satisfaction } from './satisfaction.tsx'

/** In a wide frame the rated items stand beside the rest. */
const cardStyle = [
  'mb-3.5 grid grid-cols-1 gap-3',
  '@3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-6 @3xl:*:col-start-1',
  '@5xl:grid-cols-[minmax(0,1fr)_30rem]',
].join(' ')

const itemsStyle = [
  '@3xl:col-start-2! @3xl:row-span-3 @3xl:row-start-1 @3xl:border-s @3xl:border-line @3xl:ps-6',
  '@3xl:*:border-t-0 @3xl:*:pt-0',
].join(' ')

/** Review as shown to its author: the partner, the day, percentage, text, the eleven items (REVIEW-57, D-136). */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const { mine } = reviewCopy
  const name = review.twitter_name ? mine.with(shortName(review.twitter_name)) : mine.withNobody
  return (
    <Card as="article" className={cardStyle}>
      <div className="flex items-center gap-3.5">
        <MemberAvatar src={review.profile1 ?? ''} size={58} />
        <div className="min-w-0 flex-1">
          <h2 className="text-m font-semibold">
            <bdi className="wrap-anywhere">{name}</bdi>
          </h2>
          <p className="text-s text-ink-2 num">{mine.metOn(formatDate(review.dating_date))}</p>
        </div>
        <Satisfaction point={review.point} />
      </div>
      <MemberText className="max-w-reading">{review.form_concrete_review}</MemberText>
      <div className={itemsStyle}>
        <RatedItems review={review} />
      </div>
      <p className="text-xs text-ink-3 num max-sm:text-end">{mine.postedOn(formatDate(review.updated_at))}</p>
    </Card>
  )
}
