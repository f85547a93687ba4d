import postDeck from '../../../fixtures/posts.json' with { type: 'json' }
import topicDeck from '../../../fixtures/topics.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs } from '../../domain/time.ts'
import type { Post, Topic } from '../../domain/world/records/board.ts'
import type { World } from '../../domain/world/world.ts'
import type { Draws } from '../draws.ts'
import { isShown, type Person } from './person.ts'
import { historyMs, type Town } from './town.ts'

type Authors = Readonly<Record<'male' | 'female' | 'common', readonly Person[]>>

/** Writes the operator's topics, the members' posts under them and the hearts on those (API-58 to API-62). */
export function writeBoards(town: Town, world: World): void {
  const draws = town.draws('boards')
  const authors = authorsOf(town)
  const posts: Omit<Post, 'id'>[] = []
  for (const [index, { key, name, sex }] of topicDeck.entries()) {
    const age = historyMs - (index * (historyMs - 4 * dayMs)) / topicDeck.length
    const target = sex as Topic['target']
    const topic = world.topics.insert({ name, target, createdAt: town.now - Math.floor(age) })
    for (const post of postDeck) {
      const among = authors[(post.sex === 'common' ? sex : post.sex) as keyof Authors]
      if (post.topic !== key || among.length === 0) continue
      const { id: authorId, sex: authorSex } = draws.pick(among).member
      const createdAt = draws.int(topic.createdAt + hourMs, town.now - 10 * minuteMs)
      posts.push({ topicId: topic.id, authorId, authorSex, content: post.text, createdAt })
    }
  }
  posts.sort((a, b) => a.createdAt - b.createdAt)
  for (const plan of posts) likePost(town, world, draws, authors, world.posts.insert(plan))
}

function likePost(town: Town, world: World, draws: Draws, authors: Authors, post: Post): void {
  const readers = authors[world.topics.get(post.topicId).target]
  const likers = new Set<number>()
  for (let tries = draws.int(0, 6); tries > 0; tries -= 1) likers.add(draws.pick(readers).member.id)
  for (const memberId of likers) {
    world.postLikes.insert({
      postId: post.id,
      memberId,
      createdAt: draws.int(post.createdAt, town.now - minuteMs),
    })
  }
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
