import { tokyoParts } from '../../../../contract/rules/tokyo-time.ts'
import { homeCopy } from '../../../lib/copy/home.ts'

/** Returns the greeting for the hour in Tokyo: morning from 5:00, day from 11:00, evening from 17:00. */
export function greetingOf(nowMs: number): string {
  const { hour } = tokyoParts(nowMs)
  const { morning, day, evening } = homeCopy.greeting.hour
  return hour < 5 || hour >= 17 ? evening : hour < 11 ? morning : day
}
