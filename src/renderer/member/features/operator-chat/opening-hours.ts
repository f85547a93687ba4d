import {
  dayMs,
  hourMs,
  tokyoDay,
  tokyoMidnight,
  tokyoOffsetMs,
  tokyoParts,
} from '../../../../contract/rules/tokyo-time.ts'

/** The operator answers on weekdays from 10 to 19 in Tokyo (D-80). */
const opensAt = 10
const closesAt = 19
/** Sunday is 0, Saturday 6. */
const isWeekend = (ms: number) => new Date(ms + tokyoOffsetMs).getUTCDay() % 6 === 0

/** When somebody will answer: null while the operator is there, else the next opening, epoch ms. */
export function nextOpening(nowMs: number): number | null {
  const { hour } = tokyoParts(nowMs)
  if (!isWeekend(nowMs) && hour >= opensAt && hour < closesAt) return null
  let day = tokyoMidnight(tokyoDay(nowMs))
  if (hour >= opensAt) day += dayMs
  while (isWeekend(day)) day += dayMs
  return day + opensAt * hourMs
}
