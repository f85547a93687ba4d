/** An instant as epoch milliseconds or ISO text; a plain day 'YYYY-MM-DD' is taken as that day in Tokyo. */
export type Instant = number | string

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Tokyo has had one offset since 1951 (D-01), so arithmetic is exact and needs no zone data. */
const tokyoOffsetMs = 9 * hourMs
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** Epoch milliseconds of an instant; NaN when the text is no date. */
export function toEpochMs(instant: Instant): number {
  if (typeof instant === 'number') return instant
  return /^\d{4}-\d{2}-\d{2}$/.test(instant) ? Date.parse(`${instant}T00:00:00+09:00`) : Date.parse(instant)
}

/** Calendar parts in Tokyo, or undefined for no date: callers then show nothing instead of 'NaN'. */
function tokyoParts(instant: Instant) {
  const ms = toEpochMs(instant)
  if (Number.isNaN(ms)) return undefined
  const shifted = new Date(ms + tokyoOffsetMs)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
    hour: shifted.getUTCHours(),
    minute: String(shifted.getUTCMinutes()).padStart(2, '0'),
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** 'YYYY/MM/DD' (CONST2-02, CONST2-12). */
export function formatDate(instant: Instant): string {
  const at = tokyoParts(instant)
  return at === undefined ? '' : `${at.year}/${two(at.month)}/${two(at.day)}`
}

/** 'H:mm'. */
export function formatTime(instant: Instant): string {
  const at = tokyoParts(instant)
  return at === undefined ? '' : `${at.hour}:${at.minute}`
}

/** 'YYYY/MM/DD H:mm' (TOPIC-22). */
export function formatDateTime(instant: Instant): string {
  const date = formatDate(instant)
  return date === '' ? '' : `${date} ${formatTime(instant)}`
}

/** 'M/D H:mm', the time of a chat message: only the minute is padded (D-63, CHAT-19). */
export function formatChatTime(instant: Instant): string {
  const at = tokyoParts(instant)
  return at === undefined ? '' : `${at.month}/${at.day} ${at.hour}:${at.minute}`
}

/** '11月20日（金）', the heading of a day in a chat. */
export function formatDayHeading(instant: Instant): string {
  const at = tokyoParts(instant)
  return at === undefined ? '' : `${at.month}月${at.day}日（${at.weekday}）`
}

/** Number of the calendar day in Tokyo, for telling whether two instants lie on the same day; NaN for no date. */
export function tokyoDay(instant: Instant): number {
  return Math.floor((toEpochMs(instant) + tokyoOffsetMs) / dayMs)
}

/** Time in a list: 'H:mm' today, 'M/D' this year, 'YYYY/MM/DD' before. */
export function formatListTime(instant: Instant, nowMs: number): string {
  const at = tokyoParts(instant)
  if (at === undefined) return ''
  if (tokyoDay(instant) === tokyoDay(nowMs)) return formatTime(instant)
  return at.year === tokyoParts(nowMs)?.year ? `${at.month}/${at.day}` : formatDate(instant)
}

/** 'たった今', '3分前', '5時間前', '2日前' within a week, then as `formatListTime`. An instant ahead counts as now. */
export function formatRelative(instant: Instant, nowMs: number): string {
  const ms = toEpochMs(instant)
  if (Number.isNaN(ms)) return ''
  const passedMs = Math.max(0, nowMs - ms)
  if (passedMs < 60_000) return 'たった今'
  if (passedMs < hourMs) return `${Math.floor(passedMs / 60_000)}分前`
  if (passedMs < dayMs) return `${Math.floor(passedMs / hourMs)}時間前`
  if (passedMs < 7 * dayMs) return `${Math.floor(passedMs / dayMs)}日前`
  return formatListTime(ms, nowMs)
}
