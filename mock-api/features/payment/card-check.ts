import { cardOutcomes } from '../../../src/contract/enums/payment.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { CardOutcome } from '../../world/records/payment.ts'

/** A card as it was typed: digits only, the year in full. */
export interface CardData {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

const storedOutcomes: Readonly<Record<(typeof cardOutcomes)[string], CardOutcome | undefined>> = {
  'token-refused': undefined,
  success: 'success',
  declined: 'declined',
  'three-secure-success': 'secure-success',
  'three-secure-failed': 'secure-failed',
  'three-secure-abandoned': 'secure-abandoned',
  'declined-at-renewal': 'declined-at-renewal',
}

/**
 * What a card of an accepted format will do, by its number (D-40), or undefined when it gets no token: a failed check
 * digit, a past expiry, or the number that is always refused (API-65, PAY-82).
 */
export function readCard({ number, expMonth, expYear }: CardData, now: number): CardOutcome | undefined {
  if (!passesLuhn(number) || isPast(expYear, expMonth, now)) return undefined
  return storedOutcomes[cardOutcomes[number] ?? 'success']
}

/** The check digit of card numbers: every second digit from the right counts double, the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits !== '' && sum % 10 === 0
}

/** A card is good until the end of its month in Tokyo. */
function isPast(year: number, month: number, now: number): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < tokyoDay(now).slice(0, 7)
}
