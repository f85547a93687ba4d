import * as z from 'zod/mini'
import { findCardBrand } from '../../../../../contract/rules/card.ts'
import { drafts } from '../../../shared/drafts.ts'
import { cardData, type PaymentValues } from './payment-values.ts'

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

const retryState = z.object({ retry: z.enum(['same-card', 'other-card', 'back']) })

/** Parts of the attempt that the form restores: all, or the plan alone for another card; `back` from the bank's page. */
export type Retry = z.output<typeof retryState>['retry']

/** Reads the reason of a retry from the history state. */
export const retryOf = (state: unknown): Retry | null => retryState.safeParse(state).data?.retry ?? null

/** Returns the attempt that a form begins with, from its history state; null on any other visit. */
export function attemptToRetry(path: string, state: unknown): PaymentAttempt | null {
  const retry = retryOf(state)
  const attempt = retry ? readAttempt() : null
  if (attempt?.path !== path) return null
  return retry !== 'other-card' ? attempt : { ...attempt, lastFour: '', holder: '', expMonth: '', expYear: '' }
}
