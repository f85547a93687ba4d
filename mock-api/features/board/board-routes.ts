import * as calls from '../../../src/contract/calls/board.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { giveHeart, takeHeartBack } from '../like/hearts.ts'
import { topicsView, topicPageView, postView } from './board-view.ts'
import * as board from './board.ts'

/** Routes of topics, posts and their likes (API-58 to API-63). */
export const boardRoutes: readonly Route[] = [
  defineRoute(calls.topicsEndpoint, ({ world, me }) => topicsView(world, me)),

  defineRoute(calls.topicEndpoint, ({ world, input, me }) =>
    topicPageView(world, board.getTopic(world, input.topicid), me),
  ),

  defineRoute(calls.createPostEndpoint, ({ world, input, me, ctx }) => {
    const topic = board.getTopic(world, input.post.topic_id)
    const post = board.createPost(world, me, topic, input.post.content, ctx)
    return { success: true as const, post: postView(world, post, me) }
  }),

  defineRoute(calls.deletePostEndpoint, ({ world, input, me }) => {
    board.deletePost(world, me, board.getPost(world, input.post_id))
    return { success: true as const }
  }),

  defineRoute(calls.likePostEndpoint, ({ world, input, me, ctx }) =>
    giveHeart(world, 'post', board.getPost(world, input.post_id).id, me, ctx),
  ),

  defineRoute(calls.unlikePostEndpoint, ({ world, input, me }) =>
    takeHeartBack(world, 'post', board.getPost(world, input.post_id).id, me),
  ),
]
