import * as z from 'zod/mini'
import { findCardBrand } from '../../../../../contract/enums/payment.ts'
import { drafts } from '../../../shared/drafts.ts'
import { cardData, type PaymentValues } from './card-values.ts'

const name = 'payment'
const schema = z.object({
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

/**
 * What a payment was that went on to the bank of its card: enough to show it and to try again. The number and the security
 * code are never kept (D-67).
 */
export type PaymentAttempt = z.output<typeof schema>

/** What of the attempt comes back in the form: all of it, or the plan alone for another card. */
export type Retry = 'same-card' | 'other-card'

export function keepAttempt(
  values: PaymentValues,
  paid: Pick<PaymentAttempt, 'path' | 'item' | 'amount'>,
): void {
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
  drafts.write(name, attempt)
}

export function readAttempt(): PaymentAttempt | null {
  const kept = schema.safeParse(drafts.read(name))
  return kept.success ? kept.data : null
}

export function forgetAttempt(): void {
  drafts.write(name, null)
}

/** The attempt that the page of a form is to begin with, by the state of its address; null on any other visit. */
export function attemptToRetry(path: string, state: unknown): PaymentAttempt | null {
  const retry = retryOf(state)
  const attempt = retry ? readAttempt() : null
  if (attempt?.path !== path) return null
  return retry === 'same-card' ? attempt : { ...attempt, lastFour: '', holder: '', expMonth: '', expYear: '' }
}

function retryOf(state: unknown): Retry | null {
  if (typeof state !== 'object' || state === null || !('retry' in state)) return null
  return state.retry === 'same-card' || state.retry === 'other-card' ? state.retry : null
}
