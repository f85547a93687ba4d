import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { useEndpoint } from '../../api/queries.ts'

/** Loads the payment state of the member (API-64) for the pages of this folder. */
export function usePaymentInformation() {
  return useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0 })
}
