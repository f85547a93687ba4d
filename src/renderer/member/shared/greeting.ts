import { tokyoParts } from '../../../contract/rules/tokyo-time.ts'
import { greetingWords } from '../../lib/copy/greeting.ts'

/** The greeting for the hour in Tokyo: morning from 5:00, day from 11:00, evening from 17:00. */
export function greetingOf(nowMs: number): string {
  const { hour } = tokyoParts(nowMs)
  const { morning, day, evening } = greetingWords
  if (hour < 5 || hour >= 17) return evening
  return hour < 11 ? morning : day
}
