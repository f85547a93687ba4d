import {
  likeReviewEndpoint,
  unlikeReviewEndpoint,
  publicReviewsEndpoint,
  type PublicReview,
} from '../../../../contract/calls/review.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { LikeButton } from '../../../ui/list/like-button.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { useSession } from '../../api/use-session.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public
type LikeState = Pick<PublicReview, 'liked_count' | 'already_liked'>

/** Changes one review in both lists. */
function patch({ id, category }: PublicReview, state: LikeState): void {
  queryClient.setQueriesData<ResponseOf<typeof publicReviewsEndpoint>>(
    { queryKey: [publicReviewsEndpoint.id] },
    (list) =>
      list?.map((review) =>
        review.id === id && review.category === category ? { ...review, ...state } : review,
      ),
  )
}

/**
 * The heart of a review. Its count changes at once; the answer's count replaces it, a failed call is only logged and the
 * count stays until the list is read again (REVIEW-16 to REVIEW-19).
 */
export function LikeReview({ review }: { review: PublicReview }) {
  const { uid } = useSession()
  const { already_liked, liked_count, id, category } = review
  const outcome = {
    onMutate: () =>
      patch(review, {
        already_liked: !already_liked,
        liked_count: Math.max(0, liked_count + (already_liked ? -1 : 1)),
      }),
    onSuccess: (answer: LikeState) => {
      const { liked_count, already_liked } = answer
      patch(review, { liked_count, already_liked })
    },
    onError: (error: Error) => {
      console.warn(error.message)
      void queryClient.invalidateQueries({ queryKey: [publicReviewsEndpoint.id], refetchType: 'none' })
    },
  }
  const like = useEndpointMutation(likeReviewEndpoint, outcome)
  const unlike = useEndpointMutation(unlikeReviewEndpoint, outcome)
  const press = () => {
    // One call at a time, so that the last press is also the last that the server hears.
    if (like.isPending || unlike.isPending) return
    const request = { ...(uid ? { uid } : {}), recommend_id: id, category }
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
