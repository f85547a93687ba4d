import { createPaymentTokenEndpoint } from '../../../../../contract/calls/payment.ts'
import { call } from '../../../api/call.ts'
import { PaymentFailure } from '../payment-failure.ts'
import { createBrowserToken } from './card-token-script.ts'
import type { CardData } from './card-values.ts'

/** Where a card becomes a token: our server (API-65), or the provider's script in the browser (variant `cardToken`). */
export type TokenWay = 'server' | 'browser'

/**
 * A token of one use for a card (PAY-86).
 * @throws PaymentFailure with the text for the member (PAY-90), or ApiError
 */
export async function createCardToken(way: TokenWay, card: CardData, siteId: string): Promise<string> {
  if (way === 'browser') return createBrowserToken(card)
  const info = { site_id: siteId, ...card, expMonth: Number(card.expMonth) }
  const answer = await call(createPaymentTokenEndpoint, { payment_info: info })
  if (answer.success) return answer.result.token
  throw new PaymentFailure(answer.error.common.errorMessage)
}
