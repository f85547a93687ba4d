import * as z from 'zod/mini'
import {
  type CardTokenAnswer,
  type CardTokenizer,
  createPaymentTokenEndpoint,
} from '../../../../../contract/calls/payment.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { loadConfig } from '../../../api/config.ts'
import { cardScript, scriptAddress } from '../../../api/script-address.ts'
import { type CardData, PaymentFailure } from './payment-attempt.ts'

declare global {
  interface Window {
    YoimachiCard?: CardTokenizer
  }
}

const patienceMs = 20_000

let loading: Promise<void> | undefined

/** Loads the provider's script once. After a failure, the next attempt loads it again. */
function loadScript(): Promise<void> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function insertScript(): Promise<void> {
  const { apiBase } = await loadConfig()
  const script = document.createElement('script')
  script.src = scriptAddress(`${apiBase}${cardScript}`)
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => {
      script.remove()
      reject(new ApiError('IMP-10', 'network'))
    })
    document.head.append(script)
  })
}

/**
 * Creates a token with the provider's script, so that card data does not pass the server (CARD-15, PAY-88).
 * @throws PaymentFailure with the provider's text, or ApiError when there is no response
 */
async function createBrowserToken(card: CardData): Promise<string> {
  await loadScript()
  const answer = await new Promise<CardTokenAnswer>((resolve, reject) => {
    const tooLate = () => reject(new ApiError('IMP-10', 'timeout'))
    AbortSignal.timeout(patienceMs).addEventListener('abort', tooLate)
    if (window.YoimachiCard) window.YoimachiCard.createToken(card, resolve)
    else resolve({})
  })
  if (answer.token) return answer.token
  if (answer.error) throw new PaymentFailure(answer.error)
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
  const answer = await call(createPaymentTokenEndpoint, { payment_info: info })
  if (answer.success) return answer.result.token
  throw new PaymentFailure(answer.error.common.errorMessage)
}

const schema = z.object({ method: z.enum(['POST', 'GET']), url: z.string().check(z.minLength(1)) })

/** Page of the card's bank that authenticates the payer, the history state of /payment_confirm (PAY-99). */
export type SecureRedirect = z.output<typeof schema>

/** Reads the history state. Returns null for anything invalid and for addresses that are not web pages. */
export function readSecureRedirect(state: unknown, base: string): SecureRedirect | null {
  const read = schema.safeParse(state)
  if (!read.success || !URL.canParse(read.data.url, base)) return null
  return /^https?:/.test(new URL(read.data.url, base).protocol) ? read.data : null
}
