import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'

/** The payment state of the member (API-64), as the pages of this folder show it. */
export function usePaymentInformation() {
  return useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0 })
}
