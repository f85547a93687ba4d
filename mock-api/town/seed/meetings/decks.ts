import decks from '../../../../fixtures/chat-decks.json' with { type: 'json' }
import { dayMs, hourMs, tokyoOffsetMs } from '../../../../src/contract/rules/tokyo-time.ts'

/** One conversation of the deck: her line, his, hers, … with {woman} and {man} for the names. */
export interface Deck {
  readonly key: string
  readonly turns: readonly string[]
}

/** Conversations that speak of something that 60 days cannot hold, or that end the acquaintance. */
const notInHistory = new Set(['anniversary', 'polite-decline'])

/** How two people begin: they greet each other for the first time. */
export const openingDecks: readonly Deck[] = decks.filter(({ turns }) =>
  turns.slice(0, 2).join('').includes('はじめまして'),
)

/** How those who know each other go on. */
export const laterDecks: readonly Deck[] = decks.filter(
  (deck) => !openingDecks.includes(deck) && !notInHistory.has(deck.key),
)

/** How she takes her leave before a match is dissolved. */
export const farewellDeck = decks.find(({ key }) => key === 'polite-decline') as Deck

/** Hours of the day between which something is said; beyond 24 they lie in the next morning. */
interface Hours {
  readonly from: number
  readonly until: number
}

/** Nobody writes in the small hours. */
const awake: Hours = { from: 6.5, until: 25 }

const said: readonly (readonly [RegExp, Hours])[] = [
  [/おやすみなさい|今夜はここまで|今夜はゆっくり休んで/, { from: 21.5, until: 24.9 }],
  [/こんばんは|先ほど家に着きました/, { from: 18.5, until: 24 }],
  [/今夜/, { from: 16, until: 24 }],
  [/おはようございます|翌朝です/, { from: 6.5, until: 10 }],
  [/今日のお昼は/, { from: 13, until: 22 }],
]

/** When these words fit. */
function hoursOf(text: string): Hours {
  return said.find(([words]) => words.test(text))?.[1] ?? awake
}

/** The same instant where the words fit it, else the next one from which on they do. */
export function timeFor(text: string, at: number): number {
  const { from, until } = hoursOf(text)
  const hour = ((at + tokyoOffsetMs) % dayMs) / hourMs
  if ((hour >= from && hour < until) || hour + 24 < until) return at
  // The minutes stay, so that not everybody writes at the full hour.
  return Math.floor(at + ((from - hour + 24) % 24) * hourMs + (at % hourMs))
}

/** Whether the words belong to one time of day, so that the answer to them comes soon. */
export function isBound(text: string): boolean {
  return hoursOf(text) !== awake
}
