import { dayMs, hourMs, tokyoOffsetMs } from '../../../../src/contract/rules/tokyo-time.ts'

/** Hours of the day in Tokyo; above 24 they are in the next morning. */
interface Hours {
  readonly from: number
  readonly until: number
}

/** Nobody writes in the small hours. */
const awake: Hours = { from: 6.5, until: 25 }

/** Words of a message that name a time of day, and the hours in which it may be written. */
const hoursOfWords: readonly { readonly words: RegExp; readonly hours: Hours }[] = [
  { words: /おやすみなさい|今夜はここまで|今夜はゆっくり休んで/, hours: { from: 21.5, until: 24.9 } },
  { words: /こんばんは|先ほど家に着きました/, hours: { from: 18.5, until: 24 } },
  { words: /今夜/, hours: { from: 16, until: 24 } },
  { words: /おはようございます|翌朝です/, hours: { from: 6.5, until: 10 } },
  { words: /今日のお昼は/, hours: { from: 13, until: 22 } },
]

const hoursOf = (text: string): Hours | undefined => hoursOfWords.find(({ words }) => words.test(text))?.hours

/** Returns whether a text names a time of day, so that its reply comes soon. */
export const namesTimeOfDay = (text: string): boolean => hoursOf(text) !== undefined

/** Returns the instant itself if the text suits it, otherwise the next suitable one. */
export const timeFor = (text: string, at: number): number => nextWithin(hoursOf(text) ?? awake, at)

/** Returns the instant itself by day, otherwise the next morning, because nobody writes at night. */
export const wakingTime = (at: number): number => nextWithin(awake, at)

/** Whether people write and act at this instant. */
export const isAwake = (at: number): boolean => wakingTime(at) === at

function nextWithin({ from, until }: Hours, at: number): number {
  const hour = ((at + tokyoOffsetMs) % dayMs) / hourMs
  if ((hour >= from && hour < until) || hour + 24 < until) return at
  // Keeps the minutes, so that not everybody writes on the hour.
  return Math.floor(at + ((from - hour + 24) % 24) * hourMs + (at % hourMs))
}
