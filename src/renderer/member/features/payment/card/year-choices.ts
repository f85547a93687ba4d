import { cardYears } from '../../../../../contract/rules/card.ts'
import { tokyoParts } from '../../../../../contract/rules/tokyo-time.ts'
import { cardCopy } from '../copy.ts'

/** Number of digits of a year on the wire. */
export type YearDigits = 2 | 4

/** Returns the years of the form. Past years in the service's time are disabled (PAY-81, D-102). */
export function yearChoices(nowMs: number, digits: YearDigits) {
  const now = tokyoParts(nowMs).year
  return cardYears.map((year) => ({
    value: String(year).slice(-digits),
    label: cardCopy.field.yearChoice(year),
    disabled: year < now,
  }))
}
