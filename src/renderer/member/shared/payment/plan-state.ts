import { paymentInformationEndpoint, type PaymentInformation } from '../../../../contract/calls/payment.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { isPaid } from '../../api/paid.ts'
import { useEndpoint } from '../../api/queries.ts'

/** State of a member's plan (D-66). */
export type PlanState = 'running' | 'never' | 'ended' | 'charge-failed'

/** State by API-64: without a running plan, a next payment is a failed charge, a last one an ended plan. */
export function planState({
  payment_conf,
  last_payment_date,
  next_payment_date,
}: Pick<PaymentInformation, 'payment_conf' | 'last_payment_date' | 'next_payment_date'>): PlanState {
  if (isPaid({ payment_conf })) return 'running'
  if (next_payment_date !== null) return 'charge-failed'
  return last_payment_date === null ? 'never' : 'ended'
}

/** State of the member's own plan; undefined while unknown or when `enabled` is false. */
export function usePlanState(enabled: boolean): { state: PlanState | undefined; isPending: boolean } {
  const { data, isLoading } = useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0, enabled })
  return { state: data && planState(data), isPending: isLoading }
}

/** Returns the last paid day: the day before the next charge. */
export const lastDay = (nextPaymentDate: string): string => formatDate(toEpochMs(nextPaymentDate) - dayMs)
