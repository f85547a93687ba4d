import decks from '../../../fixtures/chat-decks.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs, tokyoOffsetMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { write, type Story } from './story.ts'

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

/** Hands out decks in a drawn order, over and over: one person's conversations differ as long as possible. */
export class DeckRound {
  private next = 0
  private readonly order: readonly Deck[]

  constructor(draws: Draws, among: readonly Deck[]) {
    this.order = draws.shuffled(among)
  }

  take(): Deck {
    const deck = this.order[this.next % this.order.length] as Deck
    this.next += 1
    return deck
  }
}

export interface TalkWish {
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
  draws: Draws,
  story: Story,
  deck: Deck,
  { from, until, pauseMs, turns }: TalkWish,
): number {
  const names = { woman: story.woman.profile.name, man: story.man.profile.name }
  let at = from
  let written = from
  for (const [turn, text] of deck.turns.slice(0, turns).entries()) {
    at = awake(at + draws.int(2 * minuteMs, Math.max(2 * minuteMs, pauseMs)))
    if (at >= until) break
    const by = turn % 2 === 0 ? story.woman : story.man
    write(story, by, at, text.replaceAll('{woman}', names.woman).replaceAll('{man}', names.man))
    written = at
  }
  return written
}

const asleepFromMs = 1 * hourMs
const awakeFromMs = 6.5 * hourMs

/** The same instant, or the next morning when it lies in the small hours. */
function awake(at: number): number {
  const sinceMidnight = (at + tokyoOffsetMs) % dayMs
  const asleep = sinceMidnight >= asleepFromMs && sinceMidnight < awakeFromMs
  return asleep ? at + awakeFromMs - sinceMidnight + (sinceMidnight % hourMs) : at
}

/** Everything that the one who did not write last has not read: the lines since that person's own last one. */
export function leaveUnread(story: Story): void {
  const last = story.lines.at(-1)
  if (last === undefined) return
  const read = story.lines.findLastIndex(({ authorId }) => authorId !== last.authorId)
  const unread = story.lines.length - 1 - read
  if (last.authorId === story.woman.member.id) story.unreadByMan = unread
  else story.unreadByWoman = unread
}

/** The usual pause between two lines of people who like to write. */
export const usualPauseMs = 9 * hourMs
