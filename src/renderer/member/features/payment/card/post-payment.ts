import { createCardToken, type TokenWay } from './card-token.ts'
import { BankUnreachable, PaymentFailure } from './payment-failure.ts'
import { type CardData, cardData, type PaymentValues } from './payment-values.ts'
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

/** How a token is made, and what is sent with it. */
export interface PaymentWay {
  readonly way: TokenWay
  readonly siteIdOf: (choice: string) => string
  readonly post: (token: string, choice: string, how: PostOptions) => Promise<PaymentResponse>
}

/**
 * Returns the bank's page that the payment needs, or null if none.
 * @throws BankUnreachable if that page has no usable address
 */
function secureRedirectOf(response: PaymentResponse): SecureRedirect | null {
  if (!('state' in response) || response.state !== 2) return null
  const { threeSecureRedirectMethod: method, threeSecureRedirectUrl: url } = response
  const redirect = readSecureRedirect({ method, url }, location.href)
  if (redirect === null) throw new BankUnreachable('Failed to open the bank: no address.')
  return redirect
}

/** Failure of the payment step, as opposed to the token step; its cause says what failed. */
export class PostFailed extends Error {}

/**
 * Creates a token of the card, then posts the payment. Resolves to the bank's page, or to null once it is paid.
 * @throws PostFailed with the failure of the payment as its cause, or the failure of the token
 */
export async function postPayment(
  values: PaymentValues,
  { way, siteIdOf, post }: PaymentWay,
  onChecking: (checking: boolean) => void,
): Promise<SecureRedirect | null> {
  const card = cardData(values)
  const renewToken = () => createCardToken(way, card, siteIdOf(values.choice))
  const token = await renewToken()
  try {
    const response = await post(token, values.choice, { card, onChecking, renewToken })
    if (!response.success) throw new PaymentFailure(response.msg)
    return secureRedirectOf(response)
  } catch (failure) {
    throw new PostFailed('Failed to post the payment.', { cause: failure })
  }
}
