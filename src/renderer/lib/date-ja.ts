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

/** Calendar parts in Tokyo; undefined for an invalid date, so that callers show nothing instead of 'NaN'. */
function partsOf(instant: Instant): TokyoParts | undefined {
  const ms = toEpochMs(instant)
  return Number.isNaN(ms) ? undefined : tokyoParts(ms)
}

const two = (value: number) => String(value).padStart(2, '0')

/** 'YYYY/MM/DD' (CONST2-02, CONST2-12). */
export function formatDate(instant: Instant): string {
  const at = partsOf(instant)
  return at === undefined ? '' : `${at.year}/${two(at.month)}/${two(at.day)}`
}

/** 'H:mm'. */
export function formatTime(instant: Instant): string {
  const at = partsOf(instant)
  return at === undefined ? '' : `${at.hour}:${two(at.minute)}`
}

/** 'YYYY/MM/DD H:mm' (TOPIC-22). */
export function formatDateTime(instant: Instant): string {
  const date = formatDate(instant)
  return date === '' ? '' : `${date} ${formatTime(instant)}`
}

/** 'M/D H:mm', the time of a chat message. Pads only the minute (D-63, CHAT-19). */
export function formatChatTime(instant: Instant): string {
  const at = partsOf(instant)
  return at === undefined ? '' : `${at.month}/${at.day} ${at.hour}:${two(at.minute)}`
}

/** 'M/D', a day of this year. */
export function formatMonthDay(instant: Instant): string {
  const at = partsOf(instant)
  return at === undefined ? '' : `${at.month}/${at.day}`
}

/** '11月20日（金）', the heading of a day in a chat. */
export function formatDayHeading(instant: Instant): string {
  const at = partsOf(instant)
  return at === undefined ? '' : `${at.month}月${at.day}日（${at.weekday}）`
}

/** Whether two instants are on the same calendar day in Tokyo; false for invalid dates. */
export function isSameDay(a: Instant, b: Instant): boolean {
  const [one, other] = [toEpochMs(a), toEpochMs(b)]
  return !Number.isNaN(one) && !Number.isNaN(other) && tokyoDay(one) === tokyoDay(other)
}

/** Time in a list: 'H:mm' today, 'M/D' this year, 'YYYY/MM/DD' for earlier years. */
export function formatListTime(instant: Instant, nowMs: number): string {
  const at = partsOf(instant)
  if (at === undefined) return ''
  if (isSameDay(instant, nowMs)) return formatTime(instant)
  return at.year === tokyoParts(nowMs).year ? `${at.month}/${at.day}` : formatDate(instant)
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
