import type * as calls from '../../../src/contract/calls/board.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { Topic, Post } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { heartsView } from '../like/hearts.ts'
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
