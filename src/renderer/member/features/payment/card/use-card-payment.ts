import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { isLargeOrder } from './large-order.ts'
import { attemptToRetry, type PaymentAttempt, retryOf } from './payment-attempt.ts'
import type { PaymentProblem } from './payment-failure.ts'
import { paymentSchema } from './payment-schema.ts'
import { emptyPayment, type PaymentValues } from './payment-values.ts'
import { type Order, type PayOptions, usePay } from './use-pay.ts'

interface CardPaymentOptions extends PayOptions {
  /** Error while nothing is chosen. Leave out when there is nothing to choose. */
  readonly choiceMissing?: string
}

/** Attempt that failed at the bank, with which the form begins (D-67). */
export interface RetriedPayment {
  readonly attempt: PaymentAttempt
  /** Whether the member came back from the bank's page without an answer. */
  readonly isBack: boolean
}

/** Question before a large order is charged (D-75). */
export interface OrderConfirmation {
  /** Order in question, or null. */
  readonly order: Order | null
  readonly confirm: () => void
  readonly cancel: () => void
}

export interface CardPayment {
  readonly form: UseFormReturn<PaymentValues>
  readonly submit: (event?: React.BaseSyntheticEvent) => void
  readonly busy: boolean
  /** Null on any other visit. */
  readonly retried: RetriedPayment | null
  readonly confirmation: OrderConfirmation
  /** Whether the outcome of the payment is being read: it must not be pressed again (D-110). */
  readonly checking: boolean
  readonly failure: PaymentProblem | null
}

function retriedPayment(path: string, state: unknown): RetriedPayment | null {
  const attempt = attemptToRetry(path, state)
  return attempt && { attempt, isBack: retryOf(state) === 'back' }
}

/**
 * Runs the card form (PAY-85 to PAY-99): validation, token, payment, then success or the bank's page. After a failure,
 * the card stays in the form and nowhere else. The mutation has no variables, and its result is dropped with the page.
 */
export function useCardPayment(options: CardPaymentOptions): CardPayment {
  const { choice = '', choiceMissing, order } = options
  const { pathname, state } = useLocation()
  const [retried] = useState(() => retriedPayment(pathname, state))
  const attempt = retried?.attempt
  const form = useForm<PaymentValues>({
    mode: 'onTouched',
    defaultValues: {
      ...emptyPayment,
      choice: choice || (attempt?.choice ?? ''),
      name: attempt?.holder ?? '',
      expMonth: attempt?.expMonth ?? '',
      expYear: attempt?.expYear ?? '',
    },
    resolver: standardSchemaResolver(paymentSchema(choiceMissing)),
  })
  const { busy, checking, failure, pay } = usePay(form, options)

  const [unconfirmed, setUnconfirmed] = useState<Order | null>(null)
  const payOrConfirm = ({ choice: chosen }: PaymentValues) => {
    const ordered = order?.(chosen)
    if (ordered && isLargeOrder(ordered)) setUnconfirmed(ordered)
    else pay()
  }
  const confirm = () => {
    setUnconfirmed(null)
    pay()
  }
  return {
    form,
    submit: (event) => void form.handleSubmit(payOrConfirm)(event),
    busy,
    checking,
    failure,
    retried,
    confirmation: { order: unconfirmed, confirm, cancel: () => setUnconfirmed(null) },
  }
}
