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
import { useIsShown } from '../../../shared/outcome/use-is-shown.ts'
import { cardCopy } from '../copy.ts'
import { forgetAttempt, keepAttempt } from './payment-attempt.ts'
import { type PaymentProblem, postFailure, tokenFailure } from './payment-failure.ts'
import { emptyPayment, type PaymentValues } from './payment-values.ts'
import { type PaymentWay, PostFailed, postPayment } from './post-payment.ts'
import type { SecureRedirect } from './secure-redirect.ts'

/** What is bought, and the yen charged now. */
export interface Order {
  readonly item: string
  readonly amount: number
}

export interface PayOptions extends PaymentWay {
  /** Choice of the form after a payment; '' by default. */
  readonly choice?: string
  /** Returns the order of a choice. Leave out when nothing is bought. */
  readonly order?: (choice: string) => Order
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

const problemOf = (error: Error, failureOf: (error: unknown) => PaymentProblem): PaymentProblem =>
  error instanceof PostFailed ? failureOf(error.cause) : { lines: tokenFailure(error) }

/** Reads again what a failed payment may have changed: an expired login, a plan that runs, when likes can be bought again. */
function refreshAfter(failure: Error): void {
  const cause = failure instanceof PostFailed ? failure.cause : failure
  if (!(cause instanceof ApiError)) return
  void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
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
  const { mutate, error, isPending } = useMutation<SecureRedirect | null>({
    gcTime: 0,
    mutationKey,
    mutationFn: () => {
      sent.current = form.getValues()
      return postPayment(sent.current, options, setChecking)
    },
    onSuccess: (redirect) => {
      void queryClient.invalidateQueries({ queryKey: [paymentInformationEndpoint.id] })
      const values = sent.current
      form.reset({ ...emptyPayment, choice })
      if (redirect === null) {
        forgetAttempt()
        return onDone(isLeft(), values.choice)
      }
      if (isLeft()) return showFlash({ text: cardCopy.unpaid, tone: 'error' })
      if (order) keepAttempt(values, { path: pathname, ...order(values.choice) })
      void navigate('/payment_confirm', { state: redirect })
    },
    onError: (failure) => {
      if (isLeft() || !isShown())
        showFlash({ text: problemOf(failure, failureOf).lines[0] ?? cardCopy.unpaid, tone: 'error' })
      refreshAfter(failure)
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
