import type { SimpleFaker } from '@faker-js/faker'
import femaleBios from '../../../../fixtures/bios-female.json' with { type: 'json' }
import maleBios from '../../../../fixtures/bios-male.json' with { type: 'json' }
import ideals from '../../../../fixtures/ideal-female.json' with { type: 'json' }
import strengths from '../../../../fixtures/strengths-female.json' with { type: 'json' }
import { type Interests, speakOf } from './interests.ts'

/** Length of a self-description: under 50 characters, or at least 50, 140 or 300 (L-8, c6 to c8). */
export type Fullness = 'none' | 'brief' | 'short' | 'medium' | 'long'

/** Person for whom a text is drawn. */
export interface Self {
  readonly age: number
  readonly areas: readonly string[]
  readonly interests: Interests
}

type Decks<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Sentences that suit only older people, or only people in Tokyo. */
const forOlder = /若いころ|年齢を重ね|人をまとめる立場|長く勤め|十年ほど/

const forTokyo = /都内/

/** Age from which sentences of older people suit. */
const olderFrom = 35

/** Filters the decks once for each kind of person, because filtering per text is slow. */
function sortOut<Name extends string>(decks: Decks<Name>): (self: Self) => Decks<Name> {
  const entries = Object.entries<readonly string[]>(decks)
  const without = (unfit: (sentence: string) => boolean) => {
    const fit = entries.map(([name, deck]) => [name, deck.filter((sentence) => !unfit(sentence))])
    return Object.fromEntries(fit) as Decks<Name>
  }
  const young = without((text) => forOlder.test(text) || forTokyo.test(text))
  const youngOfTokyo = without((text) => forOlder.test(text))
  const older = without((text) => forTokyo.test(text))
  return ({ age, areas }) => {
    const ofTokyo = areas[0] === '東京都'
    if (age < olderFrom) return ofTokyo ? youngOfTokyo : young
    return ofTokyo ? decks : older
  }
}

const maleDecks = sortOut(maleBios)

const femaleDecks = sortOut(femaleBios)

const leastCharacters = { medium: 140, long: 300 } as const

/** Share of texts that begin with a liking. */
const likingFirst = 0.7

/** Beginning of a text: a liking and the work, in either order, never a greeting (D-87). */
function lead(faker: SimpleFaker, { interests: [first] }: Self, work: readonly string[]): string {
  const [likes, works] = [speakOf(faker, first), faker.helpers.arrayElement(work)]
  return faker.datatype.boolean(likingFirst) ? likes + works : works + likes
}

/** Most episodes of a text; it takes as many as its length needs. */
const mostEpisodes = 4

/** A man's self-introduction (propensity). */
export function manText(faker: SimpleFaker, fullness: Fullness, self: Self): string {
  const { helpers } = faker
  const { work, character, episodes, respect, wishes, closings } = maleDecks(self)
  const [first, second] = self.interests
  if (fullness === 'none') return ''
  if (fullness === 'brief') return speakOf(faker, first)
  let text = lead(faker, self, work)
  if (fullness === 'short') return text + helpers.arrayElement(character) + helpers.arrayElement(closings)
  const end = helpers.arrayElement(respect) + helpers.arrayElement(wishes) + helpers.arrayElement(closings)
  if (fullness === 'long') text += speakOf(faker, second)
  text += helpers.arrayElement(character)
  for (const episode of helpers.arrayElements(episodes, mostEpisodes)) {
    if (text.length + end.length >= leastCharacters[fullness]) break
    text += episode
  }
  return text + end
}

/** A woman's ideal way to spend time (sexual_experience, SUB-58). */
export function womanIdeal(faker: SimpleFaker, fullness: Fullness, self: Self): string {
  const { helpers } = faker
  const { work, character, wishes, closings } = femaleDecks(self)
  const { scene, pace, after } = ideals
  const [first, second] = self.interests
  if (fullness === 'none') return ''
  if (fullness !== 'medium' && fullness !== 'long')
    return speakOf(faker, first) + helpers.arrayElement(scene) + helpers.arrayElement(pace)
  const two = (deck: readonly string[]) => helpers.arrayElements(deck, 2).join('')
  if (fullness === 'medium') {
    const sentences = [wishes, scene, pace, after, closings]
    return speakOf(faker, first) + sentences.map((deck) => helpers.arrayElement(deck)).join('')
  }
  const introduction = lead(faker, self, work) + speakOf(faker, second) + two(character)
  return introduction + two(wishes) + two(scene) + two(pace) + two(after) + helpers.arrayElement(closings)
}

const youngNatures = strengths.nature.filter((sentence) => !forOlder.test(sentence))

/** A woman's strengths (appear_points): one text or none. */
export function womanStrength({ helpers }: SimpleFaker, fullness: Fullness, age: number): string[] {
  const { care, hope } = strengths
  const nature = age < olderFrom ? youngNatures : strengths.nature
  if (fullness === 'none') return []
  if (fullness === 'brief') return [helpers.arrayElement(nature)]
  return [
    helpers.arrayElement(nature) + helpers.arrayElement(care) + (fullness === 'long' ? helpers.arrayElement(hope) : ''),
  ]
}
