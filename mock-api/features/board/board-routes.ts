import {
  createPostEndpoint,
  deletePostEndpoint,
  topicEndpoint,
  topicsEndpoint,
  likePostEndpoint,
  unlikePostEndpoint,
} from '../../../src/contract/calls/board.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { postView, topicPageView, topicsView } from './board-view.ts'
import { likePost, postLikeCount, unlikePost, createPost, deletePost, getPost, getTopic } from './board.ts'

/** Topics, posts and their likes (API-58 to API-63). */
export const boardRoutes: readonly Route[] = [
  defineRoute(topicsEndpoint, ({ world, me }) => topicsView(world, me)),

  defineRoute(topicEndpoint, ({ world, input, me }) => topicPageView(world, getTopic(world, input.topicid), me)),

  defineRoute(createPostEndpoint, ({ world, input, me, ctx }) => {
    const topic = getTopic(world, input.post.topic_id)
    const post = createPost(world, me, topic, input.post.content, ctx)
    return { success: true as const, post: postView(world, post, me) }
  }),

  defineRoute(deletePostEndpoint, ({ world, input, me }) => {
    deletePost(world, me, getPost(world, input.post_id))
    return { success: true as const }
  }),

  defineRoute(likePostEndpoint, ({ world, input, me, ctx }) => {
    const post = getPost(world, input.post_id)
    likePost(world, me, post, ctx)
    return { success: true as const, liked_count: postLikeCount(world, post), already_liked: true as const }
  }),

  defineRoute(unlikePostEndpoint, ({ world, input, me }) => {
    const post = getPost(world, input.post_id)
    unlikePost(world, me, post)
    return { success: true as const, liked_count: postLikeCount(world, post), already_liked: false as const }
  }),
]
