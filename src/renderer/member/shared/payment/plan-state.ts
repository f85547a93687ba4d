import { paymentInformationEndpoint, type PaymentInformation } from '../../../../contract/calls/payment.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'

/** How a member stands with the plan (D-66). */
export type PlanState = 'running' | 'never' | 'ended' | 'charge-failed'

/**
 * Read from the dates of API-64: without a running plan, a last payment means that there was one, and a next payment is
 * the charge that failed.
 */
export function planState({
  payment_conf,
  last_payment_date,
  next_payment_date,
}: Pick<PaymentInformation, 'payment_conf' | 'last_payment_date' | 'next_payment_date'>): PlanState {
  if (payment_conf === 1) return 'running'
  if (next_payment_date !== null) return 'charge-failed'
  return last_payment_date === null ? 'never' : 'ended'
}

/** The state of the own plan; undefined while it is unknown, and where `enabled` is false. */
export function usePlanState(enabled: boolean): { state: PlanState | undefined; isPending: boolean } {
  const { data, isLoading } = useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0, enabled })
  return { state: data && planState(data), isPending: isLoading }
}
