import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { call } from '../../api/call.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'

/** Reads whether a plan runs now, for outcomes. Caches the payment state, which the receipt shows. */
export async function readIsPaid(): Promise<boolean> {
  const information = await call(paymentInformationEndpoint, {})
  queryClient.setQueryData(endpointKey(paymentInformationEndpoint, {}), information)
  return isPaid(information)
}
