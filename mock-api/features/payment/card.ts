import { type CardOutcome, cardOutcomes, passesLuhn } from '../../../src/contract/rules/card.ts'
import { twoDigits } from '../../../src/contract/rules/time-text.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { StoredCardOutcome } from '../../world/records/payment.ts'

/** A card as typed: digits only, the year with four digits. */
export interface CardData {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

/** Stored names of the documented outcomes. */
const storedOutcomes: Readonly<Record<CardOutcome, StoredCardOutcome | undefined>> = {
  'token-refused': undefined,
  success: 'success',
  declined: 'declined',
  'three-secure-success': 'secure-success',
  'three-secure-failed': 'secure-failed',
  'three-secure-abandoned': 'secure-abandoned',
  'declined-at-renewal': 'declined-at-renewal',
}

/**
 * Returns the behaviour of a card by its number (D-40). Undefined when it gets no token: wrong check digit, past
 * expiry, or the number that is always refused (API-65, PAY-82).
 */
export function readCard({ number, expMonth, expYear }: CardData, now: number): StoredCardOutcome | undefined {
  if (!passesLuhn(number) || isPast(expYear, expMonth, now)) return undefined
  return storedOutcomes[cardOutcomes.get(number) ?? 'success']
}

/** A card is valid until the end of its month in Tokyo. */
function isPast(year: number, month: number, now: number): boolean {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}` < tokyoDay(now).slice(0, 7)
}
