import type { SimpleFaker } from '@faker-js/faker'
import { hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Deck } from './chats.ts'
import type { Story } from './story.ts'
import { namesTimeOfDay, timeFor } from './time-of-day.ts'

/** Usual pause between messages of talkative people. */
export const usualPauseMs = 9 * hourMs

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
  for (const [turn, text] of deck.turns.slice(0, turns).entries()) {
    const isAnswerTonight = namesTimeOfDay(text) && namesTimeOfDay(deck.turns[turn - 1] ?? '')
    const longest = isAnswerTonight ? 12 * minuteMs : Math.max(2 * minuteMs, pauseMs)
    const writtenAt = timeFor(text, at + number.int({ min: 2 * minuteMs, max: longest }))
    if (writtenAt >= until) break
    const content = text.replaceAll('{woman}', woman.name).replaceAll('{man}', man.name)
    story.write(turn % 2 === 0 ? woman : man, writtenAt, content)
    at = writtenAt
  }
  return at
}
