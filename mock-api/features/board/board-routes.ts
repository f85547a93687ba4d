import * as calls from '../../../src/contract/calls/board.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { Member } from '../../world/records/member.ts'
import type { Post, Topic } from '../../world/records/operator.ts'
import type { World } from '../../world/world.ts'
import { giveHeart, heartsView, takeHeartBack } from '../like/like.ts'
import * as board from './board.ts'

/** Returns all topics in their three lists (API-58). */
export function topicsView(world: World, me: Member): ResponseOf<typeof calls.topicsEndpoint> {
  const list = (target: Topic['target']) => board.topicsFor(world, target).map((topic) => topicView(world, topic))
  return { sex: me.sex, male_data: list('male'), com_data: list('common'), female_data: list('female') }
}

/** Returns a topic with its posts (API-59). */
export function topicPageView(world: World, topic: Topic, me: Member): ResponseOf<typeof calls.topicEndpoint> {
  const posts = board.postsOf(world, topic).map((post) => postView(world, post, me))
  return { topic: topicView(world, topic), posts, sex: me.sex, id: me.id }
}

/** Returns a post as one member sees it, without names (TOPIC-30). */
export function postView(world: World, post: Post, me: Member): calls.Post {
  const { id, content, createdAt, authorId, authorSex } = post
  return {
    id,
    content,
    created_at: tokyoIso(createdAt),
    sender_sex: authorSex,
    ...heartsView(world, 'post', id, me),
    mypost: authorId === me.id,
  }
}

function topicView(world: World, topic: Topic): calls.Topic {
  const { id, name, createdAt, target } = topic
  return { id, name, created_at: tokyoIso(createdAt), post_count: board.postCount(world, topic), sex: target }
}

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
