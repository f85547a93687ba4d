import { timeOfDay, twoDigits } from '../../contract/rules/time-text.ts'
import {
  dayMs,
  hourMs,
  minuteMs,
  tokyoDay,
  tokyoMidnight,
  tokyoParts,
  type TokyoParts,
} from '../../contract/rules/tokyo-time.ts'

/** An instant as epoch milliseconds or ISO text. A plain day 'YYYY-MM-DD' is a day in Tokyo. */
export type Instant = number | string

/** Epoch milliseconds of an instant; NaN for an invalid date. */
export function toEpochMs(instant: Instant): number {
  if (typeof instant === 'number') return instant
  return /^\d{4}-\d{2}-\d{2}$/.test(instant) ? tokyoMidnight(instant) : Date.parse(instant)
}

/** Formats the calendar parts in Tokyo; '' for an invalid date, so that pages show nothing instead of 'NaN'. */
function format(instant: Instant, textOf: (at: TokyoParts) => string): string {
  const ms = toEpochMs(instant)
  return Number.isNaN(ms) ? '' : textOf(tokyoParts(ms))
}

const dateText = ({ year, month, day }: TokyoParts) => `${year}/${twoDigits(month)}/${twoDigits(day)}`
const monthDayText = ({ month, day }: TokyoParts) => `${month}/${day}`
const timeText = ({ hour, minute }: TokyoParts) => timeOfDay(hour, minute)

/** 'YYYY/MM/DD' (CONST2-02, CONST2-12). */
export const formatDate = (instant: Instant): string => format(instant, dateText)

/** 'H:mm'. */
export const formatTime = (instant: Instant): string => format(instant, timeText)

/** 'YYYY/MM/DD H:mm' (TOPIC-22). */
export const formatDateTime = (instant: Instant): string => format(instant, (at) => `${dateText(at)} ${timeText(at)}`)

/** 'M/D H:mm', the time of a chat message (D-63, CHAT-19). */
export const formatChatTime = (instant: Instant): string =>
  format(instant, (at) => `${monthDayText(at)} ${timeText(at)}`)

/** 'M/D', a day of this year. */
export const formatMonthDay = (instant: Instant): string => format(instant, monthDayText)

/** '11月20日（金）', the heading of a day in a chat. */
export const formatDayHeading = (instant: Instant): string =>
  format(instant, ({ month, day, weekday }) => `${month}月${day}日（${weekday}）`)

/** Whether two instants are on the same calendar day in Tokyo; false for invalid dates. */
export function isSameDay(a: Instant, b: Instant): boolean {
  const [one, other] = [toEpochMs(a), toEpochMs(b)]
  return !Number.isNaN(one) && !Number.isNaN(other) && tokyoDay(one) === tokyoDay(other)
}

/** Time in a list: 'H:mm' today, 'M/D' this year, 'YYYY/MM/DD' for earlier years. */
export function formatListTime(instant: Instant, nowMs: number): string {
  if (isSameDay(instant, nowMs)) return formatTime(instant)
  return format(instant, (at) => (at.year === tokyoParts(nowMs).year ? monthDayText(at) : dateText(at)))
}

/** 'たった今', '3分前', '5時間前', '2日前' within a week, then as `formatListTime`. Future instants count as now. */
export function formatRelative(instant: Instant, nowMs: number): string {
  const ms = toEpochMs(instant)
  // An invalid date fails every comparison below and ends in an empty text.
  const passedMs = Math.max(0, nowMs - ms)
  if (passedMs < minuteMs) return 'たった今'
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)}分前`
  if (passedMs < dayMs) return `${Math.floor(passedMs / hourMs)}時間前`
  if (passedMs < 7 * dayMs) return `${Math.floor(passedMs / dayMs)}日前`
  return formatListTime(ms, nowMs)
}
