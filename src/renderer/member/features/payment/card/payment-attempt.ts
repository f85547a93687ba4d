import * as z from 'zod/mini'
import { findCardBrand } from '../../../../../contract/rules/card.ts'
import { foldDigits } from '../../../../../contract/wire/fold-digits.ts'
import { foldWidth } from '../../../../lib/text.ts'
import { drafts } from '../../../shared/drafts.ts'

/** Values of the card form and the chosen plan or pack. Held by the form only, never stored. */
export interface PaymentValues {
  /** Plan id or pack size as text; '' while nothing is chosen, and on /change_card. */
  choice: string
  number: string
  name: string
  expMonth: string
  expYear: string
  cvv2: string
}

export const emptyPayment: PaymentValues = { choice: '', number: '', name: '', expMonth: '', expYear: '', cvv2: '' }

/** Card data for both token creators (PAY-08 to PAY-12, ENTITY2-29). */
export type CardData = Readonly<Omit<PaymentValues, 'choice'>>

/** Returns the card as it is sent: digits folded, blanks and hyphens removed (PAY-73). */
export function cardData(values: PaymentValues): CardData {
  return {
    number: foldDigits(values.number),
    name: foldWidth(values.name).trim(),
    expMonth: foldDigits(values.expMonth),
    expYear: foldDigits(values.expYear),
    cvv2: foldDigits(values.cvv2),
  }
}

const draftName = 'payment'

const attemptSchema = z.object({
  path: z.string().check(z.startsWith('/')),
  choice: z.string(),
  item: z.string(),
  amount: z.int(),
  brand: z.string(),
  lastFour: z.string(),
  holder: z.string(),
  expMonth: z.string(),
  expYear: z.string(),
})

/** Payment sent to the bank, to show and retry it; never with the number or the security code (D-67). */
export type PaymentAttempt = z.output<typeof attemptSchema>

/** Parts of the attempt that the form restores: all, or the plan alone for another card; `back` from the bank's page. */
export type Retry = 'same-card' | 'other-card' | 'back'

export function keepAttempt(values: PaymentValues, paid: Pick<PaymentAttempt, 'path' | 'item' | 'amount'>): void {
  const { number } = cardData(values)
  const attempt: PaymentAttempt = {
    ...paid,
    choice: values.choice,
    brand: findCardBrand(number) ?? '',
    lastFour: number.slice(-4),
    holder: values.name,
    expMonth: values.expMonth,
    expYear: values.expYear,
  }
  drafts.write(draftName, attempt)
}

export function readAttempt(): PaymentAttempt | null {
  const stored = attemptSchema.safeParse(drafts.read(draftName))
  return stored.success ? stored.data : null
}

export function forgetAttempt(): void {
  drafts.write(draftName, null)
}

/** Returns the attempt that a form begins with, from its history state; null on any other visit. */
export function attemptToRetry(path: string, state: unknown): PaymentAttempt | null {
  const retry = retryOf(state)
  const attempt = retry ? readAttempt() : null
  if (attempt?.path !== path) return null
  return retry !== 'other-card' ? attempt : { ...attempt, lastFour: '', holder: '', expMonth: '', expYear: '' }
}

const retries = ['same-card', 'other-card', 'back'] as const satisfies readonly Retry[]

/** Reads the reason of a retry from the history state. */
export function retryOf(state: unknown): Retry | null {
  if (typeof state !== 'object' || state === null || !('retry' in state)) return null
  return retries.find((retry) => retry === state.retry) ?? null
}
