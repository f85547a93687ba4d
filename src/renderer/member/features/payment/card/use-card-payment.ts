import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { accountQuery } from '../../../api/account.ts'
import { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { cardCopy } from '../copy.ts'
import { createCardToken, type TokenWay } from './card-token.ts'
import {
  cardData,
  emptyPayment,
  type PaymentValues,
  retryOf,
  attemptToRetry,
  forgetAttempt,
  keepAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts'
import { PaymentFailure, postFailure, tokenFailure, BankUnreachable, type PaymentProblem } from './payment-failure.ts'
import { paymentSchema } from './payment-schema.ts'
import { type SecureRedirect, readSecureRedirect } from './secure-redirect.ts'

/** Response of a payment (API-66, API-68). A card change has no state. */
type PaymentResponse =
  | { readonly success: true; readonly state?: 1 }
  | {
      readonly success: true
      readonly state: 2
      readonly threeSecureRedirectMethod: 'POST' | 'GET'
      readonly threeSecureRedirectUrl: string
    }
  | { readonly success: false; readonly msg: string }

interface PostOptions {
  /** Called while the outcome is being read (D-110). */
  readonly onChecking: (checking: boolean) => void
  /** Creates another token of the same card. */
  readonly renewToken: () => Promise<string>
}

interface CardPaymentOptions {
  readonly way: TokenWay
  readonly choice?: string
  /** Error while nothing is chosen. Leave out when there is nothing to choose. */
  readonly choiceMissing?: string
  /** Returns the name of a choice and the yen charged now. A large amount asks for confirmation (D-75). */
  readonly order?: (choice: string) => { readonly item: string; readonly amount: number }
  readonly siteIdOf: (choice: string) => string
  readonly post: (token: string, choice: string, how: PostOptions) => Promise<PaymentResponse>
  /** Says why a post failed. Defaults to {@link postFailure}. */
  readonly failureOf?: (error: unknown) => PaymentProblem
  /** Called after success; `isLeft` when another page is open meanwhile, which nothing may lead away from. */
  readonly onDone: (isLeft: boolean) => void
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
  readonly asking: { readonly item: string; readonly amount: number } | null
  readonly confirm: () => void
  readonly cancel: () => void
  /** Whether the outcome of the payment is being read: it must not be pressed again (D-110). */
  readonly checking: boolean
  readonly failure: PaymentProblem | null
}

/** Yen from which a payment needs confirmation (D-75). */
const largeAmount = 8_000

const paymentKey = ['card-payment']

/** Whether a payment is under way, also of a page that was left. */
export const usePaying = (): boolean => useIsMutating({ mutationKey: paymentKey }) > 0

/** Address of the bank's page; undefined when none is needed, null when it is unusable. */
function secureRedirectOf(response: PaymentResponse): SecureRedirect | null | undefined {
  if (!('state' in response) || response.state !== 2) return undefined
  const { threeSecureRedirectMethod: method, threeSecureRedirectUrl: url } = response
  return readSecureRedirect({ method, url }, location.href)
}

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
  const [isBack] = useState(() => retryOf(state) === 'back')
  const [checking, setChecking] = useState(false)
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

  const isLeft = () => window.location.pathname !== pathname
  const problemOf = (error: Error): PaymentProblem =>
    error instanceof PostFailed ? failureOf(error.cause) : { lines: tokenFailure(error) }
  const pay = useMutation<PaymentResponse>({
    gcTime: 0,
    mutationKey: paymentKey,
    mutationFn: async () => {
      const values = form.getValues()
      const renewToken = () => createCardToken(way, cardData(values), siteIdOf(values.choice))
      const token = await renewToken()
      try {
        const response = await post(token, values.choice, { onChecking: setChecking, renewToken })
        if (!response.success) throw new PaymentFailure(response.msg)
        if (secureRedirectOf(response) === null) throw new BankUnreachable('Failed to open the bank: no address.')
        return response
      } catch (error) {
        throw new PostFailed('Failed to post the payment.', { cause: error })
      }
    },
    onSuccess: (response) => {
      void queryClient.invalidateQueries({ queryKey: [paymentInformationEndpoint.id] })
      const values = form.getValues()
      form.reset({ ...emptyPayment, choice })
      const redirect = secureRedirectOf(response)
      if (redirect) {
        if (isLeft()) return showFlash({ text: cardCopy.unpaid, tone: 'error' })
        if (order) keepAttempt(values, { path: pathname, ...order(values.choice) })
        void navigate('/payment_confirm', { state: redirect })
        return
      }
      forgetAttempt()
      onDone(isLeft())
    },
    onError: (error) => {
      if (isLeft()) showFlash({ text: problemOf(error).lines[0] ?? cardCopy.unpaid, tone: 'error' })
      const cause = error instanceof PostFailed ? error.cause : error
      // The account shows an expired login and a plan that runs; the timeline, when likes can be bought again.
      if (!(cause instanceof ApiError)) return
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
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
  return {
    form,
    submit: (event) => void form.handleSubmit(ask)(event),
    busy: pay.isPending,
    retried,
    asking,
    confirm: start,
    cancel: () => setAsking(null),
    checking,
    isBack,
    failure: error === null || pay.isPending ? null : problemOf(error),
  }
}
