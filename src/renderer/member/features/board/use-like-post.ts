import {
  topicEndpoint,
  type Post,
  likePostEndpoint,
  unlikePostEndpoint,
} from '../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { queryClient } from '../../api/query-client.ts'
import { endpointKey, useEndpointMutation } from '../../api/use-endpoint.ts'
import { useSession } from '../../api/use-session.ts'

type LikeState = Pick<Post, 'liked_count' | 'already_liked'>

/**
 * Likes a post or takes the like back. The count changes at once; the answer's count replaces it, a failed call is only
 * logged and the count stays until the topic is read again (TOPIC-19, TOPIC-20, TOPIC-23, TOPIC-24).
 */
export function useLikePost(post: Post, topicid: number): () => void {
  const { uid } = useSession()
  const { id, already_liked, liked_count } = post
  const patch = (state: LikeState) =>
    queryClient.setQueryData<ResponseOf<typeof topicEndpoint>>(
      endpointKey(topicEndpoint, { topicid }),
      (topic) =>
        topic && {
          ...topic,
          posts: topic.posts.map((other) => (other.id === id ? { ...other, ...state } : other)),
        },
    )
  const outcome = {
    onMutate: () => {
      const step = already_liked ? -1 : 1
      patch({ already_liked: !already_liked, liked_count: Math.max(0, liked_count + step) })
    },
    onSuccess: (answer: LikeState) => {
      patch({ already_liked: answer.already_liked, liked_count: answer.liked_count })
    },
    onError: (error: Error) => {
      console.warn(error.message)
      void queryClient.invalidateQueries({ queryKey: [topicEndpoint.id], refetchType: 'none' })
    },
  }
  const like = useEndpointMutation(likePostEndpoint, outcome)
  const unlike = useEndpointMutation(unlikePostEndpoint, outcome)
  return () => {
    // One call at a time, so that the last press is also the last that the server hears.
    if (like.isPending || unlike.isPending) return
    const request = { ...(uid ? { uid } : {}), post_id: id }
    if (already_liked) unlike.mutate(request)
    else like.mutate(request)
  }
}
