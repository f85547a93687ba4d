import laterPosts from '../../fixtures/later-posts.json' with { type: 'json' }
import topicDeck from '../../fixtures/topics.json' with { type: 'json' }
import type { TopicSex } from '../../src/contract/enums/member.ts'
import { isForSex } from '../../src/contract/rules/board-audience.ts'
import { dayMs } from '../../src/contract/rules/tokyo-time.ts'
import type { Topic } from '../world/records/board.ts'
import type { Member } from '../world/records/member.ts'
import { pickOf, type Turn } from './turn.ts'

/** The same words are not written again for this long. */
const repeatedAfterMs = 120 * dayMs

/** Something new for a board that this member may write on; undefined when all was said a short while ago. */
export function newPost(
  turn: Turn,
  { sex }: Member,
): { readonly topic: Topic; readonly content: string } | undefined {
  const { world, ctx } = turn
  const entry = pickOf(
    turn,
    laterPosts.filter((post) => isForSex(post.sex as TopicSex, sex)),
  )
  const name = topicDeck.find(({ key }) => key === entry?.topic)?.name
  const topic = [...world.topics.all()].find((candidate) => candidate.name === name)
  if (!entry || !topic) return undefined
  const isSaid = world.posts
    .by('topic', topic.id)
    .some(({ content, createdAt }) => content === entry.text && createdAt > ctx.now - repeatedAfterMs)
  return isSaid ? undefined : { topic, content: entry.text }
}
