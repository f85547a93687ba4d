import type { SimpleFaker } from '@faker-js/faker'
import postDeck from '../../../../fixtures/posts.json' with { type: 'json' }
import topicDeck from '../../../../fixtures/topics.json' with { type: 'json' }
import { Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { createPost } from '../../../features/board/board.ts'
import { giveHeart } from '../../../features/like/hearts.ts'
import { publish } from '../../../features/operator/publish.ts'
import type { Post } from '../../../world/records/board.ts'
import { isMeetable, type Person } from '../people/person.ts'
import { historyMs, type Town } from '../town.ts'

const audiences = { male: Sex.man, female: Sex.woman, common: null } as const

type Authors = Readonly<Record<keyof typeof audiences, readonly Person[]>>

/** Adds the operator's topics, members' posts and their likes (API-58 to API-62). */
export function fillBoards(town: Town): void {
  const { now, past } = town
  const faker = town.stream('boards')
  const authors = authorsOf(town)
  for (const [index, { key, name, sex }] of topicDeck.entries()) {
    const target = sex as keyof Authors
    const openedAt = now - openingAgeMs(index)
    // No other topics exist, so their ids follow the deck.
    past.plan(openedAt, (world, ctx) => {
      publish(world, { kind: 'topic', name, audience: audiences[target] }, ctx)
    })
    for (const post of postDeck) {
      const among = authors[(post.sex === 'common' ? sex : post.sex) as keyof Authors]
      if (post.topic !== key || among.length === 0) continue
      const postedAt = faker.number.int({ min: openedAt + hourMs, max: now - 10 * minuteMs })
      writePost(town, faker, { topicId: index + 1, content: post.text, postedAt }, among, authors[target])
    }
  }
}

/** Age of the newest topic at least. */
const youngestTopicMs = 4 * dayMs

/** Returns the age of a topic by its index in the deck: the operator opens one after another at equal intervals. */
function openingAgeMs(index: number): number {
  return Math.floor(historyMs - (index * (historyMs - youngestTopicMs)) / topicDeck.length)
}

/** Largest number of hearts of a seeded post. */
const mostHearts = 6

interface PlannedPost {
  readonly topicId: number
  readonly content: string
  readonly postedAt: number
}

function writePost(
  town: Town,
  { helpers, number }: SimpleFaker,
  { topicId, content, postedAt }: PlannedPost,
  authors: readonly Person[],
  readers: readonly Person[],
): void {
  let posted: Post | undefined
  town.does(helpers.arrayElement(authors), postedAt, (world, me, ctx) => {
    posted = createPost(world, me, world.topics.get(topicId), content, ctx)
  })
  for (const reader of helpers.arrayElements(readers, number.int({ min: 0, max: mostHearts }))) {
    town.does(reader, number.int({ min: postedAt, max: town.now - minuteMs }), (world, me, ctx) => {
      if (posted) giveHeart(world, 'post', posted.id, me, ctx)
    })
  }
}

/** Members of the lively part who joined long enough ago; personas write too. */
function authorsOf(town: Town): Authors {
  const common = town.people.filter(
    (person) => isMeetable(person) && !person.quiet && person.since < town.now - historyMs,
  )
  return {
    male: common.filter(({ sex }) => sex === Sex.man),
    female: common.filter(({ sex }) => sex === Sex.woman),
    common,
  }
}
