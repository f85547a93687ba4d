import type { SimpleFaker } from '@faker-js/faker'
import decks from '../../../../fixtures/chat-decks.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs, tokyoOffsetMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Story } from './story.ts'

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

const said: readonly (readonly [RegExp, Hours])[] = [
  [/おやすみなさい|今夜はここまで|今夜はゆっくり休んで/, { from: 21.5, until: 24.9 }],
  [/こんばんは|先ほど家に着きました/, { from: 18.5, until: 24 }],
  [/今夜/, { from: 16, until: 24 }],
  [/おはようございます|翌朝です/, { from: 6.5, until: 10 }],
  [/今日のお昼は/, { from: 13, until: 22 }],
]

function hoursOf(text: string): Hours {
  return said.find(([words]) => words.test(text))?.[1] ?? awake
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
function isBound(text: string): boolean {
  return hoursOf(text) !== awake
}

export interface TalkOptions {
  /** Instant from which the two may write. */
  readonly from: number
  /** Instant before which the last message must be written. */
  readonly until: number
  /** Longest pause between two messages. */
  readonly pauseMs: number
  /** Maximum number of messages; undefined for the whole deck. */
  readonly turns?: number | undefined
}

/** Writes messages of a deck until it ends or time is up; she begins. Returns the instant of the last message. */
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

/** Usual pause between messages of talkative people. */
export const usualPauseMs = 9 * hourMs

/** Mail address of a townsperson, numbered from 1. */
export const townAddress = (number: number): string => `town-${number}@yoimachi.example`

/** Whether an address belongs to a founded townsperson, not to a persona or a new sign-up. */
export const isTownAddress = (email: string): boolean => /^town-\d+@yoimachi\.example$/.test(email)
