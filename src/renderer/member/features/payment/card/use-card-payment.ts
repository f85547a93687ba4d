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
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { cardCopy } from '../copy.ts'
import { createCardToken, type TokenWay } from './card-token.ts'
import {
  type CardData,
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
  /** The card that is paid with. The form may have another one by now. */
  readonly card: CardData
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
  /**
   * Called after success with what was paid, which may not be chosen any more; `isLeft` when another page is open
   * meanwhile, which nothing may lead away from.
   */
  readonly onDone: (isLeft: boolean, choice: string) => void
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

/** Key of the payments; the path of the form follows it. */
const paymentKey = 'card-payment'

/** Whether a payment is under way, also of a page that was left. */
export const usePaying = (): boolean => useIsMutating({ mutationKey: [paymentKey] }) > 0

/** Address of the bank's page; undefined when none is needed, null when it is unusable. */
function secureRedirectOf(response: PaymentResponse): SecureRedirect | null | undefined {
  if (!('state' in response) || response.state !== 2) return undefined
  const { threeSecureRedirectMethod: method, threeSecureRedirectUrl: url } = response
  return readSecureRedirect({ method, url }, location.href)
}

/** Failure of the payment step, as opposed to the token step. */
class PostFailed extends Error {}

type PayOptions = Omit<CardPaymentOptions, 'choiceMissing' | 'failureOf'> & {
  readonly form: UseFormReturn<PaymentValues>
  readonly problemOf: (error: Error) => PaymentProblem
}

/** Sends what the form says, and opens the bank's page or what `onDone` opens. Nothing is sent while a payment runs. */
function usePay({ form, problemOf, way, choice = '', order, siteIdOf, post, onDone }: PayOptions) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [checking, setChecking] = useState(false)
  const isShown = useIsShown()
  /** What is being paid: the fields stay open, and may say something else when the answer comes. */
  const sent = useRef<PaymentValues>(emptyPayment)
  const mutationKey = [paymentKey, pathname]
  const isLeft = () => window.location.pathname !== pathname
  const { mutate, error, isPending } = useMutation<PaymentResponse>({
    gcTime: 0,
    mutationKey,
    mutationFn: async () => {
      const values = form.getValues()
      sent.current = values
      const card = cardData(values)
      const renewToken = () => createCardToken(way, card, siteIdOf(values.choice))
      const token = await renewToken()
      try {
        const response = await post(token, values.choice, { card, onChecking: setChecking, renewToken })
        if (!response.success) throw new PaymentFailure(response.msg)
        if (secureRedirectOf(response) === null) throw new BankUnreachable('Failed to open the bank: no address.')
        return response
      } catch (failure) {
        throw new PostFailed('Failed to post the payment.', { cause: failure })
      }
    },
    onSuccess: (response) => {
      void queryClient.invalidateQueries({ queryKey: [paymentInformationEndpoint.id] })
      const values = sent.current
      form.reset({ ...emptyPayment, choice })
      const redirect = secureRedirectOf(response)
      if (redirect) {
        if (isLeft()) return showFlash({ text: cardCopy.unpaid, tone: 'error' })
        if (order) keepAttempt(values, { path: pathname, ...order(values.choice) })
        void navigate('/payment_confirm', { state: redirect })
        return
      }
      forgetAttempt()
      onDone(isLeft(), values.choice)
    },
    onError: (failure) => {
      if (isLeft() || !isShown()) showFlash({ text: problemOf(failure).lines[0] ?? cardCopy.unpaid, tone: 'error' })
      const cause = failure instanceof PostFailed ? failure.cause : failure
      // The account shows an expired login and a plan that runs; the timeline, when likes can be bought again.
      if (!(cause instanceof ApiError)) return
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
    },
    onSettled: () => {
      sent.current = emptyPayment
    },
  })
  return {
    // Also while a payment runs that was begun before this page was left and opened again.
    busy: useIsMutating({ mutationKey }) > 0,
    checking,
    failure: error === null || isPending ? null : problemOf(error),
    pay: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
  }
}

/**
 * Runs the card form (PAY-85 to PAY-99): validation, token, payment, then success or the bank's page. After a failure,
 * the card stays in the form and nowhere else. The mutation has no variables, and its result is dropped with the page.
 */
export function useCardPayment(options: CardPaymentOptions): CardPayment {
  const { choice = '', choiceMissing, order, failureOf = postFailure } = options
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
  const { busy, checking, failure, pay } = usePay({
    ...options,
    form,
    problemOf: (error) => (error instanceof PostFailed ? failureOf(error.cause) : { lines: tokenFailure(error) }),
  })

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
