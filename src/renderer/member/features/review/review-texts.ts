import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, formatMonthDay, isSameDay } from '../../../lib/date-ja.ts'
import { excerpt } from '../../../lib/text.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.public

/** Maximum length of a collapsed text, in characters (REVIEW-14). */
const excerptLength = 100

/** A text as its collapsed card shows it. */
export const collapsedText = (text: string): string => excerpt(text, excerptLength, copy.ellipsis)

/** Day of a review: the hour is nobody's business. */
export function dayText(at: string, nowMs: number): string {
  if (isSameDay(at, nowMs)) return copy.today
  if (isSameDay(at, nowMs - dayMs)) return copy.yesterday
  return formatDate(at).slice(0, 4) === formatDate(nowMs).slice(0, 4) ? formatMonthDay(at) : formatDate(at)
}
