import type {
  Post as PostBody,
  Topic as TopicBody,
  topicEndpoint,
  topicsEndpoint,
} from '../../../src/contract/calls/board.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { Post, Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isPostLiked, postLikeCount, postCount, postsOf, topicsFor } from './board.ts'

/** All topics in their three lists (API-58). */
export function topicsView(world: World, me: Member): ResponseOf<typeof topicsEndpoint> {
  const list = (target: Topic['target']) => topicsFor(world, target).map((topic) => topicView(world, topic))
  return { sex: me.sex, male_data: list('male'), com_data: list('common'), female_data: list('female') }
}

/** A topic with its posts (API-59). */
export function topicPageView(world: World, topic: Topic, me: Member): ResponseOf<typeof topicEndpoint> {
  const posts = postsOf(world, topic).map((post) => postView(world, post, me))
  return { topic: topicView(world, topic), posts, sex: me.sex, id: me.id }
}

/** A post as one member sees it; nobody is named (TOPIC-30). */
export function postView(world: World, post: Post, me: Member): PostBody {
  const { id, content, createdAt, authorId, authorSex } = post
  return {
    id,
    content,
    created_at: tokyoIso(createdAt),
    sender_sex: authorSex,
    liked_count: postLikeCount(world, post),
    already_liked: isPostLiked(world, me, post),
    mypost: authorId === me.id,
  }
}

function topicView(world: World, topic: Topic): TopicBody {
  const { id, name, createdAt, target } = topic
  return { id, name, created_at: tokyoIso(createdAt), post_count: postCount(world, topic), sex: target }
}
