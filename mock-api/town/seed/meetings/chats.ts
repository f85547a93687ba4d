import decks from '../../../../fixtures/chat-decks.json' with { type: 'json' }
import { dayMs, hourMs, tokyoOffsetMs } from '../../../../src/contract/rules/tokyo-time.ts'

// The running town uses this file too, so it imports no value that loads faker: that would cost each start 30 ms (P8).

/** One conversation of the deck: her line, his, hers, … with {woman} and {man} for the names. */
export interface Deck {
  readonly key: string
  readonly turns: readonly string[]
}

/** Conversations that do not fit into 60 days or that end the acquaintance. */
const notInHistory = new Set(['anniversary', 'polite-decline'])

export const openingDecks: readonly Deck[] = decks.filter(({ turns }) =>
  turns.slice(0, 2).join('').includes('はじめまして'),
)

export const laterDecks: readonly Deck[] = decks.filter(
  (deck) => !openingDecks.includes(deck) && !notInHistory.has(deck.key),
)

/** Her farewell before a match is dissolved. */
export const farewellDeck = decks.find(({ key }) => key === 'polite-decline') as Deck

/** Hours of the day; above 24 they are in the next morning. */
interface Hours {
  readonly from: number
  readonly until: number
}

/** Nobody writes in the small hours. */
const awake: Hours = { from: 6.5, until: 25 }

const hoursOfWords: readonly (readonly [RegExp, Hours])[] = [
  [/おやすみなさい|今夜はここまで|今夜はゆっくり休んで/, { from: 21.5, until: 24.9 }],
  [/こんばんは|先ほど家に着きました/, { from: 18.5, until: 24 }],
  [/今夜/, { from: 16, until: 24 }],
  [/おはようございます|翌朝です/, { from: 6.5, until: 10 }],
  [/今日のお昼は/, { from: 13, until: 22 }],
]

function hoursOf(text: string): Hours {
  return hoursOfWords.find(([words]) => words.test(text))?.[1] ?? awake
}

/** Returns the instant itself if the text suits it, otherwise the next suitable one. */
export function timeFor(text: string, at: number): number {
  const { from, until } = hoursOf(text)
  const hour = ((at + tokyoOffsetMs) % dayMs) / hourMs
  if ((hour >= from && hour < until) || hour + 24 < until) return at
  // Keeps the minutes, so that not everybody writes on the hour.
  return Math.floor(at + ((from - hour + 24) % 24) * hourMs + (at % hourMs))
}

/** Whether a text belongs to one time of day, so that its reply comes soon. */
export function isBound(text: string): boolean {
  return hoursOf(text) !== awake
}

/** Usual pause between messages of talkative people. */
export const usualPauseMs = 9 * hourMs
