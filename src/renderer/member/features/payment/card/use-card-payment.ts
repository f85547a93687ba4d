import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { accountQuery } from '../../../api/account.ts'
import { ApiError } from '../../../api/api-error.ts'
import { paymentSchema } from './card-fields.tsx'
import { createCardToken, type TokenWay, secureRedirectState } from './card-token.ts'
import {
  cardData,
  emptyPayment,
  type PaymentValues,
  PaymentFailure,
  postFailure,
  tokenFailure,
  attemptToRetry,
  forgetAttempt,
  keepAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts'

/** What a payment call answers (API-66, API-68); a card change has no state. */
type PaymentAnswer =
  | { readonly success: true; readonly state?: 1 }
  | {
      readonly success: true
      readonly state: 2
      readonly threeSecureRedirectMethod: 'POST' | 'GET'
      readonly threeSecureRedirectUrl: string
    }
  | { readonly success: false; readonly msg: string }

interface CardPaymentOptions {
  readonly way: TokenWay
  readonly choice?: string
  /** What the form says while nothing is chosen; without it there is nothing to choose. */
  readonly choiceMissing?: string
  /** What a choice is and the yen that it charges now; a large amount is asked once more (D-75). */
  readonly order?: (choice: string) => { readonly item: string; readonly amount: number }
  readonly siteIdOf: (choice: string) => string
  /** Posts the token. */
  readonly post: (token: string, choice: string) => Promise<PaymentAnswer>
  /** What a failed post says; default {@link postFailure}. */
  readonly failureOf?: (error: unknown) => readonly string[]
  readonly onDone: () => void
}

export interface CardPayment {
  readonly form: UseFormReturn<PaymentValues>
  /** Card data has been checked: token, then payment. */
  readonly submit: (event?: React.BaseSyntheticEvent) => void
  readonly busy: boolean
  /** What comes back of an attempt that failed at the bank (D-67). */
  readonly retried: PaymentAttempt | null
  /** The order to ask about before it is charged, or null. */
  readonly asking: { readonly item: string; readonly amount: number } | null
  readonly confirm: () => void
  readonly cancel: () => void
  /** Texts under the form, or null. */
  readonly failure: readonly string[] | null
  /** Whether the card company refused the card (D-99). */
  readonly declined: boolean
}

/** Yen from which on a payment is asked once more (D-75). */
const largeAmount = 8_000

/** The failure of the second step, told apart from one of the token step. */
class PostFailed extends Error {}

/**
 * The card form's way of work (PAY-85 to PAY-99): check, token, payment, then done or on to the bank. The card stays in the
 * form on every failure and nowhere else: the mutation carries no variables, and its result is forgotten with the page.
 */
export function useCardPayment(options: CardPaymentOptions): CardPayment {
  const { way, choice = '', choiceMissing, order, siteIdOf, post, failureOf = postFailure, onDone } = options
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { pathname, state } = useLocation()
  const [retried] = useState(() => attemptToRetry(pathname, state))
  const running = useRef(false)
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

  const pay = useMutation<PaymentAnswer>({
    gcTime: 0,
    mutationFn: async () => {
      const values = form.getValues()
      const token = await createCardToken(way, cardData(values), siteIdOf(values.choice))
      try {
        const answer = await post(token, values.choice)
        if (!answer.success) throw new PaymentFailure(answer.msg)
        return answer
      } catch (error) {
        throw new PostFailed('Failed to post the payment.', { cause: error })
      }
    },
    onSuccess: (answer) => {
      // What is paid has just changed: the answer in the cache is history.
      void queryClient.invalidateQueries({ queryKey: [paymentInformationEndpoint.id] })
      const values = form.getValues()
      form.reset({ ...emptyPayment, choice })
      if ('state' in answer && answer.state === 2) {
        if (order) keepAttempt(values, { path: pathname, ...order(values.choice) })
        void navigate('/payment_confirm', { state: secureRedirectState(answer) })
        return
      }
      forgetAttempt()
      onDone()
    },
    onError: (error) => {
      const cause = error instanceof PostFailed ? error.cause : error
      // A lost answer may still have paid, and an ended login shows in the account only: its answer decides.
      if (cause instanceof ApiError && (cause.network || cause.status === 401))
        void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
    onSettled: () => {
      running.current = false
    },
  })

  const [asking, setAsking] = useState<CardPayment['asking']>(null)
  const start = () => {
    setAsking(null)
    if (running.current) return
    running.current = true
    pay.mutate()
  }
  const ask = ({ choice: chosen }: PaymentValues) => {
    const ordered = order?.(chosen)
    if (ordered && ordered.amount >= largeAmount) setAsking(ordered)
    else start()
  }
  const { error } = pay
  const failure = error === null ? null : error instanceof PostFailed ? failureOf(error.cause) : tokenFailure(error)
  return {
    form,
    submit: (event) => void form.handleSubmit(ask)(event),
    busy: pay.isPending,
    retried,
    asking,
    confirm: start,
    cancel: () => setAsking(null),
    failure: pay.isPending ? null : failure,
    declined: error instanceof PostFailed && error.cause instanceof PaymentFailure,
  }
}
