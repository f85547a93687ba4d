import { type Post, topicEndpoint } from '../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { likePostWrite, unlikePostWrite } from '../../shared/outcome/writes/board.ts'
import { likeOutcome, type LikeState } from '../../shared/parts/like-outcome.ts'

/** Returns a function that likes a post, or takes the like back (TOPIC-19, TOPIC-20, TOPIC-23, TOPIC-24). */
export function useLikePost(post: Post, topicid: number): () => void {
  const { id, already_liked } = post
  const patch = (state: LikeState) =>
    queryClient.setQueryData<ResponseOf<typeof topicEndpoint>>(
      endpointKey(topicEndpoint, { topicid }),
      (topic) =>
        topic && {
          ...topic,
          posts: topic.posts.map((other) => (other.id === id ? { ...other, ...state } : other)),
        },
    )
  const outcome = likeOutcome(post, patch, topicEndpoint.id)
  const like = useWrite(likePostWrite, outcome)
  const unlike = useWrite(unlikePostWrite, outcome)
  return () => {
    // One request at a time, so that the server receives the last press last.
    if (like.isPending || unlike.isPending) return
    const request = { ...ownUid(), post_id: id }
    if (already_liked) unlike.mutate(request)
    else like.mutate(request)
  }
}
