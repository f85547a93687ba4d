import postDeck from '../../../fixtures/posts.json' with { type: 'json' }
import topicDeck from '../../../fixtures/topics.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Post, PostLike, Topic } from '../../world/records/board.ts'
import type { World } from '../../world/world.ts'
import type { Draws } from '../draws.ts'
import { putAll, unnumbered } from './number.ts'
import { isShown, type Person } from './person.ts'
import { historyMs, type Town } from './town.ts'

type Authors = Readonly<Record<'male' | 'female' | 'common', readonly Person[]>>

/** Writes the operator's topics, the members' posts under them and the hearts on those (API-58 to API-62). */
export function writeBoards(town: Town, world: World): void {
  const draws = town.draws('boards')
  const authors = authorsOf(town)
  const posts: Post[] = []
  for (const [index, { key, name, sex }] of topicDeck.entries()) {
    const age = historyMs - (index * (historyMs - 4 * dayMs)) / topicDeck.length
    const target = sex as Topic['target']
    const topic = world.topics.insert({ name, target, createdAt: town.now - Math.floor(age) })
    for (const post of postDeck) {
      const among = authors[(post.sex === 'common' ? sex : post.sex) as keyof Authors]
      if (post.topic !== key || among.length === 0) continue
      const { id: authorId, sex: authorSex } = draws.pick(among).member
      const createdAt = draws.int(topic.createdAt + hourMs, town.now - 10 * minuteMs)
      posts.push({ id: unnumbered, topicId: topic.id, authorId, authorSex, content: post.text, createdAt })
    }
  }
  posts.sort((a, b) => a.createdAt - b.createdAt)
  putAll(world.posts, posts)
  putAll(
    world.postLikes,
    posts.flatMap((post) => heartsOn(post, authors[world.topics.get(post.topicId).target], town, draws)),
  )
}

function heartsOn(post: Post, readers: readonly Person[], town: Town, draws: Draws): PostLike[] {
  const likers = new Set<number>()
  for (let tries = draws.int(0, 6); tries > 0; tries -= 1) likers.add(draws.pick(readers).member.id)
  return Array.from(likers, (memberId) => {
    const createdAt = draws.int(post.createdAt, town.now - minuteMs)
    return { id: unnumbered, postId: post.id, memberId, createdAt }
  })
}

/** Members of the first hundreds who have been here for long enough; personas write too. */
function authorsOf(town: Town): Authors {
  const authors = town.people.filter(
    (person) => isShown(person) && !person.quiet && person.since < town.now - historyMs,
  )
  return {
    male: authors.filter(({ member }) => member.sex === 1),
    female: authors.filter(({ member }) => member.sex === 2),
    common: authors,
  }
}
