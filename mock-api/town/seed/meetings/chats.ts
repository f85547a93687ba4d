import type { SimpleFaker } from '@faker-js/faker'
import decks from '../../../../fixtures/chat-decks.json' with { type: 'json' }
import { hourMs, minuteMs, dayMs, tokyoOffsetMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Story } from './story.ts'

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
function isBound(text: string): boolean {
  return hoursOf(text) !== awake
}

export interface TalkOptions {
  /** From when on the two may write. */
  readonly from: number
  /** Before when the last line must stand. */
  readonly until: number
  /** Longest time between two lines. */
  readonly pauseMs: number
  /** How many lines at most; all of the deck without it. */
  readonly turns?: number | undefined
}

/** Writes lines of a deck until it ends or time is up; she begins. Returns the instant of the last line written. */
export function talk(
  { number }: SimpleFaker,
  story: Story,
  deck: Deck,
  { from, until, pauseMs, turns }: TalkOptions,
): number {
  const { woman, man } = story
  let at = from
  let written = from
  let before = ''
  for (const [turn, text] of deck.turns.slice(0, turns).entries()) {
    const isAnswerTonight = isBound(text) && isBound(before)
    const longest = isAnswerTonight ? 12 * minuteMs : Math.max(2 * minuteMs, pauseMs)
    at = timeFor(text, at + number.int({ min: 2 * minuteMs, max: longest }))
    if (at >= until) break
    before = text
    const content = text.replaceAll('{woman}', woman.name).replaceAll('{man}', man.name)
    story.write(turn % 2 === 0 ? woman : man, at, content)
    written = at
  }
  return written
}

/** The usual pause between two lines of people who like to write. */
export const usualPauseMs = 9 * hourMs
