import laterPosts from '../../../fixtures/later-posts.json' with { type: 'json' }
import topicDeck from '../../../fixtures/topics.json' with { type: 'json' }
import { isForSex, type TopicSex } from '../../../src/contract/enums/topic.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { createPost } from '../../features/board/board.ts'
import { giveHeart } from '../../features/like/hearts.ts'
import type { Post, Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { drawTownsperson } from './townspeople.ts'
import { type Deed, pickOf, type Turn } from './turn.ts'

/** Lets a townsperson write on a board; undefined when nobody is found or nothing new is left to say. */
export function writePost(turn: Turn): Deed | undefined {
  const by = drawTownsperson(turn, () => true)
  const draft = by && newPost(turn, by)
  if (!draft) return undefined
  createPost(turn.world, by, draft.topic, draft.content, turn.ctx)
  return { act: 'post', members: [by.id] }
}

/** A text is not repeated for this long. */
const repeatedAfterMs = 120 * dayMs

/** Returns a new post for a board that this member may write on; undefined when every text was used recently. */
function newPost(turn: Turn, { sex }: Member): { readonly topic: Topic; readonly content: string } | undefined {
  const { world, ctx } = turn
  const entry = pickOf(
    turn,
    laterPosts.filter((candidate) => isForSex(candidate.sex as TopicSex, sex)),
  )
  const name = topicDeck.find(({ key }) => key === entry?.topic)?.name
  const topic = [...world.topics.all()].find((candidate) => candidate.name === name)
  if (!entry || !topic) return undefined
  const isWritten = world.posts
    .by('topic', topic.id)
    .some(({ content, createdAt }) => content === entry.text && createdAt > ctx.now - repeatedAfterMs)
  return isWritten ? undefined : { topic, content: entry.text }
}

/** Share of likes that go to a post of the member, if one is among the newest. */
const likesOwnPost = 0.5

/** Lets a townsperson like one of the newest posts. */
export function likePost(turn: Turn): Deed | undefined {
  const { world, me, ctx } = turn
  const newest = newestPosts(world)
  const own = turn.draw() < likesOwnPost ? newest.filter(({ authorId }) => authorId === me.id) : []
  const liked = pickOf(turn, own.length > 0 ? own : newest)
  if (!liked) return undefined
  const { target } = world.topics.get(liked.topicId)
  const by = drawTownsperson(turn, ({ id, sex }) => id !== liked.authorId && isForSex(target, sex))
  if (!by) return undefined
  giveHeart(world, 'post', liked.id, by, ctx)
  return { act: 'like-post', members: [by.id, liked.authorId] }
}

/** Number of newest posts to choose from. */
const mostChoices = 40

function newestPosts({ posts }: World): Post[] {
  const newest: Post[] = []
  for (let id = Math.max(1, posts.nextId - mostChoices); id < posts.nextId; id += 1) {
    const post = posts.find(id)
    if (post) newest.push(post)
  }
  return newest
}
