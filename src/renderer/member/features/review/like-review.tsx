import { type PublicReview, publicReviewsEndpoint } from '../../../../contract/calls/review.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { likeReviewWrite, unlikeReviewWrite } from '../../shared/outcome/writes/review.ts'
import { HeartButton } from '../../shared/parts/heart-button.tsx'
import { likeOutcome, type LikeState } from '../../shared/parts/like-outcome.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

function patch({ id, category }: PublicReview, state: LikeState): void {
  queryClient.setQueriesData<ResponseOf<typeof publicReviewsEndpoint>>(
    { queryKey: [publicReviewsEndpoint.id] },
    (list) =>
      list?.map((review) => (review.id === id && review.category === category ? { ...review, ...state } : review)),
  )
}

/** Heart of a review (REVIEW-16 to REVIEW-19). */
export function LikeReview({ review }: { review: PublicReview }) {
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
