import type { SimpleFaker } from '@faker-js/faker'
import { hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { isBound, timeFor, type Deck } from './decks.ts'
import type { Story } from './story.ts'

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
