import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { attemptToRetry, emptyPayment, type PaymentAttempt, type PaymentValues, retryOf } from './payment-attempt.ts'
import type { PaymentProblem } from './payment-failure.ts'
import { paymentSchema } from './payment-schema.ts'
import { type Order, type PayOptions, usePay } from './use-pay.ts'

interface CardPaymentOptions extends PayOptions {
  /** Error while nothing is chosen. Leave out when there is nothing to choose. */
  readonly choiceMissing?: string
}

export interface CardPayment {
  readonly form: UseFormReturn<PaymentValues>
  readonly submit: (event?: React.BaseSyntheticEvent) => void
  readonly busy: boolean
  /** Attempt that failed at the bank, to be restored (D-67). */
  readonly retried: PaymentAttempt | null
  /** Whether the member came back from the bank's page without an answer. */
  readonly isBack: boolean
  /** Order to confirm before it is charged, or null. */
  readonly asking: Order | null
  readonly confirm: () => void
  readonly cancel: () => void
  /** Whether the outcome of the payment is being read: it must not be pressed again (D-110). */
  readonly checking: boolean
  readonly failure: PaymentProblem | null
}

/** Yen from which a payment needs confirmation (D-75). */
const largeAmount = 8_000

/**
 * Runs the card form (PAY-85 to PAY-99): validation, token, payment, then success or the bank's page. After a failure,
 * the card stays in the form and nowhere else. The mutation has no variables, and its result is dropped with the page.
 */
export function useCardPayment(options: CardPaymentOptions): CardPayment {
  const { choice = '', choiceMissing, order } = options
  const { pathname, state } = useLocation()
  const [retried] = useState(() => attemptToRetry(pathname, state))
  const [isBack] = useState(() => retryOf(state) === 'back')
  const form = useForm<PaymentValues>({
    mode: 'onTouched',
    defaultValues: {
      ...emptyPayment,
      choice: choice || (retried?.choice ?? ''),
      name: retried?.holder ?? '',
      expMonth: retried?.expMonth ?? '',
      expYear: retried?.expYear ?? '',
    },
    resolver: standardSchemaResolver(paymentSchema(choiceMissing)),
  })
  const { busy, checking, failure, pay } = usePay(form, options)

  const [asking, setAsking] = useState<CardPayment['asking']>(null)
  const start = () => {
    setAsking(null)
    pay()
  }
  const ask = ({ choice: chosen }: PaymentValues) => {
    const ordered = order?.(chosen)
    if (ordered && ordered.amount >= largeAmount) setAsking(ordered)
    else start()
  }
  return {
    form,
    submit: (event) => void form.handleSubmit(ask)(event),
    busy,
    retried,
    asking,
    confirm: start,
    cancel: () => setAsking(null),
    checking,
    isBack,
    failure,
  }
}
