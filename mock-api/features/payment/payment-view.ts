import type { createPaymentTokenEndpoint, payEndpoint } from '../../../src/contract/calls/payment.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { CardToken, SecureCheck } from '../../world/records/payment.ts'
import { isVariant } from '../../world/variants.ts'
import type { World } from '../../world/world.ts'
import { cardRefusedText } from './card-token.ts'
import { declinedText, type PaymentResult } from './payment-result.ts'

/** Returns the token, or the refusal of the card; both are normal responses (API-65). */
export function cardTokenView(token: CardToken | undefined): ResponseOf<typeof createPaymentTokenEndpoint> {
  if (token) return { success: true, result: { token: token.token } }
  return { success: false, error: { common: { errorMessage: cardRefusedText } } }
}

/** Origin of the check's page, and the origin it leads back to (IMP-09). */
export interface Origins {
  readonly appOrigin: string
  readonly apiOrigin: string
}

/** Returns the result of a payment; `done` are the additional fields of state 1 (API-66, API-68). */
export function paymentView<Done extends object>(
  world: World,
  result: PaymentResult,
  origins: Origins,
  done: Done,
): Exclude<ResponseOf<typeof payEndpoint>, { state: 1 }> | ({ success: true; state: 1 } & Done) {
  if (result.kind === 'declined') return { success: false, msg: declinedText }
  if (result.kind === 'done') return { success: true, state: 1, ...done }
  return {
    success: true,
    state: 2,
    threeSecureRedirectMethod: isVariant(world, 'threeSecureMethod', 'GET') ? 'GET' : 'POST',
    threeSecureRedirectUrl: threeSecureUrl(result.check, origins),
  }
}

/** Path of the 3-D Secure pages (IMP-09). */
export const threeSecurePath = '/mock/three-d-secure'

/** Names an app on another origin in the address, so that the world stores no address. */
function threeSecureUrl({ key }: SecureCheck, { appOrigin, apiOrigin }: Origins): string {
  const url = new URL(`${threeSecurePath}/${key}`, apiOrigin)
  if (appOrigin !== apiOrigin) url.searchParams.set('app', appOrigin)
  return url.href
}
