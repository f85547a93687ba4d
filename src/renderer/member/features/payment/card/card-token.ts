import type { CardTokenResult } from '../../../../../contract/card-tokenizer.ts'
import { ApiError } from '../../../api/api-error.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { createPaymentTokenWrite } from '../../../shared/outcome/writes/payment.ts'
import { cardCopy } from '../copy.ts'
import { loadCardScript, scriptTimeoutMs } from './card-script.ts'
import { PaymentFailure } from './payment-failure.ts'
import type { CardData } from './payment-values.ts'

/**
 * Creates a token with the provider's script, so that card data does not pass the server (CARD-15, PAY-88).
 * @throws PaymentFailure with the provider's text, or ApiError when there is no response
 */
async function createBrowserToken(card: CardData): Promise<string> {
  await loadCardScript()
  const result = await new Promise<CardTokenResult>((resolve, reject) => {
    const tooLate = () => reject(new ApiError('IMP-10', 'timeout'))
    AbortSignal.timeout(scriptTimeoutMs).addEventListener('abort', tooLate)
    if (window.YoimachiCard) window.YoimachiCard.createToken(card, resolve)
    else resolve({})
  })
  if (result.token) return result.token
  if (result.error) throw new PaymentFailure(result.error)
  // Neither token nor reason: PAY-92, CARD-16.
  throw new Error('Failed to create a card token: the script answered without one.')
}

/** Creator of card tokens: the server (API-65), or the provider's script in the browser (variant `cardToken`). */
export type TokenWay = 'server' | 'browser'

/**
 * Creates a single-use token for a card (PAY-86).
 * @throws PaymentFailure with the text for the member (PAY-90), or ApiError
 */
export async function createCardToken(way: TokenWay, card: CardData, siteId: string): Promise<string> {
  if (way === 'browser') return createBrowserToken(card)
  const info = { site_id: siteId, ...card, expMonth: Number(card.expMonth) }
  const response = await sendWrite(createPaymentTokenWrite, { payment_info: info })
  if (!response.success) throw new PaymentFailure(response.error.common.errorMessage)
  // In production, an answer that differs from the contract arrives here too (D-122).
  if (!response.result?.token) throw new PaymentFailure(cardCopy.error.tokenMissing)
  return response.result.token
}
