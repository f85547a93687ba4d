import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
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
  forgetAttempt,
  keepAttempt,
  type PaymentValues,
} from './payment-attempt.ts'
import { BankUnreachable, PaymentFailure, type PaymentProblem, postFailure, tokenFailure } from './payment-failure.ts'
import { readSecureRedirect, type SecureRedirect } from './secure-redirect.ts'

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

/** What is bought, and the yen charged now. */
export interface Order {
  readonly item: string
  readonly amount: number
}

export interface PayOptions {
  readonly way: TokenWay
  /** Choice of the form after a payment; '' by default. */
  readonly choice?: string
  /** Returns the order of a choice. Leave out when nothing is bought. */
  readonly order?: (choice: string) => Order
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

const problemOf = (error: Error, failureOf: (error: unknown) => PaymentProblem): PaymentProblem =>
  error instanceof PostFailed ? failureOf(error.cause) : { lines: tokenFailure(error) }

/**
 * Creates a token of the card, then posts the payment.
 * @throws PostFailed with the failure of the payment as its cause, or the failure of the token
 */
async function postWithToken(
  values: PaymentValues,
  { way, siteIdOf, post }: PayOptions,
  onChecking: (checking: boolean) => void,
): Promise<PaymentResponse> {
  const card = cardData(values)
  const renewToken = () => createCardToken(way, card, siteIdOf(values.choice))
  const token = await renewToken()
  try {
    const response = await post(token, values.choice, { card, onChecking, renewToken })
    if (!response.success) throw new PaymentFailure(response.msg)
    if (secureRedirectOf(response) === null) throw new BankUnreachable('Failed to open the bank: no address.')
    return response
  } catch (failure) {
    throw new PostFailed('Failed to post the payment.', { cause: failure })
  }
}

/** Sends what the form says, and opens the bank's page or what `onDone` opens. Nothing is sent while a payment runs. */
export function usePay(form: UseFormReturn<PaymentValues>, options: PayOptions) {
  const { choice = '', order, failureOf = postFailure, onDone } = options
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [checking, setChecking] = useState(false)
  const isShown = useIsShown()
  // What is being paid: the fields stay open, and may say something else when the answer comes.
  const sent = useRef<PaymentValues>(emptyPayment)
  const mutationKey = [paymentKey, pathname]
  const isLeft = () => window.location.pathname !== pathname
  const { mutate, error, isPending } = useMutation<PaymentResponse>({
    gcTime: 0,
    mutationKey,
    mutationFn: () => {
      sent.current = form.getValues()
      return postWithToken(sent.current, options, setChecking)
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
      if (isLeft() || !isShown())
        showFlash({ text: problemOf(failure, failureOf).lines[0] ?? cardCopy.unpaid, tone: 'error' })
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
    failure: error === null || isPending ? null : problemOf(error, failureOf),
    pay: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
  }
}
