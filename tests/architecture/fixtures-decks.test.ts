import { expect, test } from 'vitest'
import * as z from 'zod'
import biosFemale from '../../fixtures/bios-female.json' with { type: 'json' }
import biosMale from '../../fixtures/bios-male.json' with { type: 'json' }
import chatDecks from '../../fixtures/chat-decks.json' with { type: 'json' }
import chatReplies from '../../fixtures/chat-replies.json' with { type: 'json' }
import idealFemale from '../../fixtures/ideal-female.json' with { type: 'json' }
import interests from '../../fixtures/interests.json' with { type: 'json' }
import laterPosts from '../../fixtures/later-posts.json' with { type: 'json' }
import posts from '../../fixtures/posts.json' with { type: 'json' }
import reviewsDeck from '../../fixtures/reviews-deck.json' with { type: 'json' }
import strengthsFemale from '../../fixtures/strengths-female.json' with { type: 'json' }
import topics from '../../fixtures/topics.json' with { type: 'json' }
import { repeated, text, textsOf } from './fixture-texts.ts'

/** Interests; every text contains a sentence about one. */
const likes = textsOf(interests)

const decks = [
  { name: 'bios-male', deck: { likes, ...biosMale }, atLeast: 60 },
  { name: 'bios-female', deck: { likes, ...biosFemale }, atLeast: 60 },
  { name: 'ideal-female', deck: idealFemale, atLeast: 50 },
  { name: 'strengths-female', deck: strengthsFemale, atLeast: 50 },
]

test.each(decks)('$name: sentences of each group make over 1,000 valid texts', ({ deck, atLeast }) => {
  const groups = Object.values(z.record(text, z.array(text)).parse(deck))
  const lengths = groups.map((group) => group.map((sentence) => sentence.length))
  const shortest = lengths.reduce((sum, group) => sum + Math.min(...group), 0)
  const longest = lengths.reduce((sum, group) => sum + Math.max(...group), 0)
  expect(groups.reduce((product, group) => product * group.length, 1)).toBeGreaterThan(1000)
  expect(shortest).toBeGreaterThanOrEqual(atLeast)
  expect(longest).toBeLessThanOrEqual(400)
  expect(groups.flatMap(repeated)).toEqual([])
})

test('reaches 300 characters for a man with every group, two interests and a second episode', () => {
  const average = (list: readonly string[]) => textsOf(list).join('').length / list.length
  const whole = Object.values(biosMale).reduce((sum, group) => sum + average(group), 0)
  expect(whole + 2 * average(likes) + average(biosMale.episodes)).toBeGreaterThan(300)
})

test('has three sentences on each interest, none too long for the head of a card', () => {
  expect(Object.values(interests).filter((sentences) => sentences.length < 3)).toEqual([])
  expect(likes.filter((sentence) => sentence.length > 40)).toEqual([])
})

const conversation = z.strictObject({
  key: text,
  part: z.enum(['greeting', 'opening', 'later', 'farewell', 'unused']),
  theme: text,
  turns: z.array(text.max(1000)).min(4).max(14),
})

test('has 60 conversations or more with alternating turns, the first by the woman', () => {
  const all = z.array(conversation).min(60).parse(chatDecks)
  expect(repeated(all.map(({ key }) => key))).toEqual([])
  const greets = ({ turns }: (typeof all)[number]) => turns.slice(0, 2).join('').includes('はじめまして')
  expect(all.filter((one) => greets(one) !== (one.part === 'opening' || one.part === 'greeting'))).toEqual([])
  const selfTalk = all.flatMap(({ turns }) =>
    turns.filter((turn, index) => turn.includes(index % 2 === 0 ? '{woman}さん' : '{man}さん')),
  )
  expect(selfTalk).toEqual([])
  const bare = textsOf(chatDecks).map((turn) => turn.replaceAll(/\{(?:wo)?man\}/g, ''))
  expect(bare.filter((turn) => /[{}]/.test(turn))).toEqual([])
})

test('contains no address, phone number or account in a conversation, post or review', () => {
  const contact = /@|\d{2,4}-\d{2,4}-\d{4}|0\d{9,10}|\.(?:com|net|jp|org|io|me)\b|LINE|カカオ/
  expect(
    textsOf({ chatDecks, chatReplies, laterPosts, posts, reviewsDeck }).filter((value) => contact.test(value)),
  ).toEqual([])
})

test('D-37 mentions no age below 20 and no school', () => {
  const young = /(?:^|[^0-9])1?[0-9]歳|1[0-9]代|十代|高校|中学|女子大|男子校|未成年|学生/
  const all = textsOf({
    biosFemale,
    biosMale,
    chatDecks,
    chatReplies,
    idealFemale,
    interests,
    laterPosts,
    posts,
    reviewsDeck,
    strengthsFemale,
  })
  expect(all.filter((value) => young.test(value))).toEqual([])
})

test('has five replies or more on each subject, and a reply on every other subject', () => {
  const subject = z.strictObject({ key: text, words: z.array(text), texts: z.array(text.max(200)).min(5) })
  const all = z.array(subject).parse(chatReplies)
  expect(repeated(all.flatMap(({ texts }) => texts))).toEqual([])
  expect(all.flatMap(({ texts }) => texts).filter((each) => /[{}]/.test(each.replaceAll('{name}', '')))).toEqual([])
  // The first subject with a matching word answers. The last subject has no words and answers the rest.
  expect(all.filter(({ words }) => words.length === 0)).toEqual(all.slice(-1))
})

const boardSex = z.enum(['common', 'male', 'female'])

test("has 18 topics or more and 120 posts or more, each on a topic for its author's sex", () => {
  const allTopics = z
    .array(z.strictObject({ key: text, sex: boardSex, name: text }))
    .min(18)
    .parse(topics)
  const post = z.strictObject({ topic: text, sex: boardSex, text: text.max(500) })
  const allPosts = z
    .array(post)
    .min(120)
    .parse([...posts, ...laterPosts])
  expect(new Set(allTopics.map(({ sex }) => sex))).toEqual(new Set(['common', 'male', 'female']))
  expect(repeated(allTopics.map(({ key }) => key))).toEqual([])
  expect(repeated(allPosts.map((each) => each.text))).toEqual([])
  const sexOf = new Map(allTopics.map(({ key, sex }) => [key, sex]))
  const misplaced = allPosts.filter(({ topic, sex }) => ![sex, 'common'].includes(sexOf.get(topic) ?? ''))
  expect(misplaced).toEqual([])
  expect(allTopics.filter(({ key }) => !allPosts.some(({ topic }) => topic === key))).toEqual([])
})

test('has 80 reviews or more of 60 to 300 characters, twenty of them long enough to be cut', () => {
  const deck = z.array(text.min(60).max(300)).min(80).parse(reviewsDeck)
  expect(repeated(deck)).toEqual([])
  expect(deck.filter((review) => review.length > 100).length).toBeGreaterThanOrEqual(20)
})
