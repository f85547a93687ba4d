import femaleBios from '../../../fixtures/bios-female.json' with { type: 'json' }
import maleBios from '../../../fixtures/bios-male.json' with { type: 'json' }
import ideals from '../../../fixtures/ideal-female.json' with { type: 'json' }
import strengths from '../../../fixtures/strengths-female.json' with { type: 'json' }
import type { Draws } from '../draws.ts'

/** How much people write about themselves: under 50 characters, 50, 140 or 300 and more (L-8, c6 to c8). */
export type Fullness = 'none' | 'brief' | 'short' | 'medium' | 'long'

/** What a sentence must fit. */
interface Self {
  readonly age: number
  readonly areas: readonly string[]
}

/** Sentences that only suit somebody older, or somebody of Tokyo. */
const forOlder = /若いころ|年齢を重ね|人をまとめる立場|長く勤め/
const forTokyo = /都内/

const suits = (sentence: string, { age, areas }: Self): boolean =>
  (age >= 35 || !forOlder.test(sentence)) && (areas[0] === '東京都' || !forTokyo.test(sentence))

/** A sentence of a deck that suits the person; decks are far larger than what they exclude. */
function sentence(draws: Draws, deck: readonly string[], self: Self): string {
  for (let tries = 0; tries < 20; tries += 1) {
    const drawn = draws.pick(deck)
    if (suits(drawn, self)) return drawn
  }
  return deck.find((candidate) => suits(candidate, self)) ?? ''
}

/** Different sentences of one deck, run together. */
function several(draws: Draws, deck: readonly string[], self: Self, count: number): string {
  return draws
    .shuffled(deck.filter((candidate) => suits(candidate, self)))
    .slice(0, count)
    .join('')
}

const leastCharacters = { medium: 140, long: 300 } as const

/** A man's self-introduction (propensity). */
export function manText(draws: Draws, fullness: Fullness, self: Self): string {
  const { openings, work, hobby, character, episodes, respect, wishes, closings } = maleBios
  if (fullness === 'none') return ''
  const opening = sentence(draws, openings, self)
  if (fullness === 'brief') return opening
  const start = opening + sentence(draws, work, self)
  if (fullness === 'short') return start + sentence(draws, hobby, self) + sentence(draws, closings, self)
  const least = leastCharacters[fullness]
  const end = sentence(draws, respect, self) + sentence(draws, wishes, self) + sentence(draws, closings, self)
  const middle = several(draws, hobby, self, fullness === 'long' ? 2 : 1) + sentence(draws, character, self)
  let text = start + middle
  for (const episode of draws.shuffled(episodes.filter((candidate) => suits(candidate, self)))) {
    if (text.length + end.length >= least) break
    text += episode
  }
  return text + end
}

/** A woman's ideal way to spend time (sexual_experience, SUB-58). */
export function womanIdeal(draws: Draws, fullness: Fullness, self: Self): string {
  const { openings, work, hobby, character, wishes, closings } = femaleBios
  const { scene, pace, after } = ideals
  if (fullness === 'none') return ''
  const core = draws.pick(scene) + draws.pick(pace)
  if (fullness === 'brief' || fullness === 'short') return core
  const rest = draws.pick(after)
  if (fullness === 'medium') return sentence(draws, wishes, self) + core + rest + draws.pick(closings)
  const intro = sentence(draws, openings, self) + sentence(draws, work, self) + several(draws, hobby, self, 2)
  const more = several(draws, scene, self, 2) + several(draws, pace, self, 2) + several(draws, after, self, 2)
  return (
    intro + several(draws, character, self, 2) + several(draws, wishes, self, 2) + more + draws.pick(closings)
  )
}

/** What a woman likes about herself (appear_points): one text or none. */
export function womanStrength(draws: Draws, fullness: Fullness): string[] {
  const { nature, care, hope } = strengths
  if (fullness === 'none') return []
  if (fullness === 'brief') return [draws.pick(nature)]
  return [draws.pick(nature) + draws.pick(care) + (fullness === 'long' ? draws.pick(hope) : '')]
}
