import type { CardTokenAnswer, CardTokenizer } from '../../../../../contract/calls/payment.ts'
import { ApiError } from '../../../api/api-error.ts'
import { loadConfig } from '../../../api/config.ts'
import { cardScript, scriptAddress } from '../../../api/script-address.ts'
import { PaymentFailure } from '../payment-failure.ts'
import type { CardData } from './card-values.ts'

declare global {
  interface Window {
    YoimachiCard?: CardTokenizer
  }
}

const patienceMs = 20_000

let loading: Promise<void> | undefined

/** Fetches the provider's script once; a failed fetch is forgotten, so that the next press tries again. */
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
 * A token from the provider's script, which the card data reaches without passing our server (CARD-15, PAY-88).
 * @throws PaymentFailure with the provider's text, or ApiError when there is no answer
 */
export async function createBrowserToken(card: CardData): Promise<string> {
  await loadScript()
  const answer = await new Promise<CardTokenAnswer>((resolve, reject) => {
    const tooLate = () => reject(new ApiError('IMP-10', 'timeout'))
    AbortSignal.timeout(patienceMs).addEventListener('abort', tooLate)
    if (window.YoimachiCard) window.YoimachiCard.createToken(card, resolve)
    else resolve({})
  })
  if (answer.token) return answer.token
  if (answer.error) throw new PaymentFailure(answer.error)
  // No token and no reason: PAY-92, CARD-16.
  throw new Error('Failed to create a card token: the script answered without one.')
}
