import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { ApiError } from '../../../api/api-error.ts'
import { accountQuery, queryClient } from '../../../api/queries.ts'
import { paymentSchema } from './card-fields.tsx'
import {
  createCardToken,
  type SecureRedirect,
  type TokenWay,
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

/** Response of a payment (API-66, API-68). A card change has no state. */
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
  /** Error while nothing is chosen. Leave out when there is nothing to choose. */
  readonly choiceMissing?: string
  /** Returns the name of a choice and the yen charged now. A large amount asks for confirmation (D-75). */
  readonly order?: (choice: string) => { readonly item: string; readonly amount: number }
  readonly siteIdOf: (choice: string) => string
  readonly post: (token: string, choice: string) => Promise<PaymentAnswer>
  /** Returns the lines of a failed post. Defaults to {@link postFailure}. */
  readonly failureOf?: (error: unknown) => readonly string[]
  readonly onDone: () => void
}

export interface CardPayment {
  readonly form: UseFormReturn<PaymentValues>
  readonly submit: (event?: React.BaseSyntheticEvent) => void
  readonly busy: boolean
  /** Attempt that failed at the bank, to be restored (D-67). */
  readonly retried: PaymentAttempt | null
  /** Order to confirm before it is charged, or null. */
  readonly asking: { readonly item: string; readonly amount: number } | null
  readonly confirm: () => void
  readonly cancel: () => void
  readonly failure: readonly string[] | null
  readonly declined: boolean
}

/** Yen from which a payment needs confirmation (D-75). */
const largeAmount = 8_000

/** Failure of the payment step, as opposed to the token step. */
class PostFailed extends Error {}

/**
 * Runs the card form (PAY-85 to PAY-99): validation, token, payment, then success or the bank's page. After a failure,
 * the card stays in the form and nowhere else. The mutation has no variables, and its result is dropped with the page.
 */
export function useCardPayment(options: CardPaymentOptions): CardPayment {
  const { way, choice = '', choiceMissing, order, siteIdOf, post, failureOf = postFailure, onDone } = options
  const navigate = useNavigate()
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
      void queryClient.invalidateQueries({ queryKey: [paymentInformationEndpoint.id] })
      const values = form.getValues()
      form.reset({ ...emptyPayment, choice })
      if ('state' in answer && answer.state === 2) {
        if (order) keepAttempt(values, { path: pathname, ...order(values.choice) })
        const { threeSecureRedirectMethod: method, threeSecureRedirectUrl: url } = answer
        void navigate('/payment_confirm', { state: { method, url } satisfies SecureRedirect })
        return
      }
      forgetAttempt()
      onDone()
    },
    onError: (error) => {
      const cause = error instanceof PostFailed ? error.cause : error
      // A lost response may mean a successful payment, and only the account shows an expired login. So the account
      // decides.
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
