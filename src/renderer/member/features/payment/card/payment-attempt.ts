import * as z from 'zod/mini'
import type { CardTokenResult, CardTokenizer } from '../../../../../contract/calls/payment.ts'
import { findCardBrand } from '../../../../../contract/rules/card.ts'
import { foldDigits } from '../../../../../contract/rules/fold-digits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { foldWidth, parseUrl } from '../../../../lib/text.ts'
import { ApiError } from '../../../api/api-error.ts'
import { loadConfig } from '../../../api/config.ts'
import { cardScript, scriptAddress } from '../../../api/script-address.ts'
import { drafts } from '../../../shared/drafts.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { createPaymentTokenWrite } from '../../../shared/outcome/writes/payment.ts'
import { cardCopy } from '../copy.ts'

/** Values of the card form and the chosen plan or pack. Held by the form only, never stored. */
export interface PaymentValues {
  /** Plan id or pack size as text; '' while nothing is chosen, and on /change_card. */
  choice: string
  number: string
  name: string
  expMonth: string
  expYear: string
  cvv2: string
}

export const emptyPayment: PaymentValues = { choice: '', number: '', name: '', expMonth: '', expYear: '', cvv2: '' }

/** Card data for both token creators (PAY-08 to PAY-12, ENTITY2-29). */
export type CardData = Readonly<Omit<PaymentValues, 'choice'>>

/** Returns the card as it is sent: digits folded, blanks and hyphens removed (PAY-73). */
export function cardData(values: PaymentValues): CardData {
  return {
    number: foldDigits(values.number),
    name: foldWidth(values.name).trim(),
    expMonth: foldDigits(values.expMonth),
    expYear: foldDigits(values.expYear),
    cvv2: foldDigits(values.cvv2),
  }
}

const draftName = 'payment'
const attemptSchema = z.object({
  path: z.string().check(z.startsWith('/')),
  choice: z.string(),
  item: z.string(),
  amount: z.int(),
  brand: z.string(),
  lastFour: z.string(),
  holder: z.string(),
  expMonth: z.string(),
  expYear: z.string(),
})

/** Payment sent to the bank, to show and retry it; never with the number or the security code (D-67). */
export type PaymentAttempt = z.output<typeof attemptSchema>

/** Parts of the attempt that the form restores: all, or the plan alone for another card; `back` from the bank's page. */
export type Retry = 'same-card' | 'other-card' | 'back'

export function keepAttempt(values: PaymentValues, paid: Pick<PaymentAttempt, 'path' | 'item' | 'amount'>): void {
  const { number } = cardData(values)
  const attempt: PaymentAttempt = {
    ...paid,
    choice: values.choice,
    brand: findCardBrand(number) ?? '',
    lastFour: number.slice(-4),
    holder: values.name,
    expMonth: values.expMonth,
    expYear: values.expYear,
  }
  drafts.write(draftName, attempt)
}

export function readAttempt(): PaymentAttempt | null {
  const stored = attemptSchema.safeParse(drafts.read(draftName))
  return stored.success ? stored.data : null
}

export function forgetAttempt(): void {
  drafts.write(draftName, null)
}

/** Returns the attempt that a form begins with, from its history state; null on any other visit. */
export function attemptToRetry(path: string, state: unknown): PaymentAttempt | null {
  const retry = retryOf(state)
  const attempt = retry ? readAttempt() : null
  if (attempt?.path !== path) return null
  return retry !== 'other-card' ? attempt : { ...attempt, lastFour: '', holder: '', expMonth: '', expYear: '' }
}

const retries = ['same-card', 'other-card', 'back'] as const satisfies readonly Retry[]

/** Reads the reason of a retry from the history state. */
export function retryOf(state: unknown): Retry | null {
  if (typeof state !== 'object' || state === null || !('retry' in state)) return null
  return retries.find((retry) => retry === state.retry) ?? null
}

/** Failed payment. `lines` are for the member, most important first. */
export class PaymentFailure extends Error {
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(`Failed to pay: ${lines.join(' ')}`)
    this.name = 'PaymentFailure'
    this.lines = lines
  }
}

/** Lines of a failed token step: the server's text, else that of a missing token (PAY-90, PAY-92, CARD-16). */
export function tokenFailure(error: unknown): readonly string[] {
  if (error instanceof PaymentFailure) return error.lines
  if (error instanceof ApiError && error.network) return [commonCopy.state.loadFailedHint]
  if (error instanceof ApiError && error.outcome !== 'refused') return [commonCopy.errorOccurred]
  const text = error instanceof ApiError ? error.msg || error.messages[0] : ''
  return [text || cardCopy.error.tokenMissing]
}

/** Failed payment as the form says it. `way` leads on: to the number of the card, or to the page of the act. */
export interface PaymentProblem {
  readonly lines: readonly string[]
  readonly way?: 'card' | 'onward'
}

/** The bank's page of a payment has no address, so it cannot go on; nothing was charged. */
export class BankUnreachable extends Error {}

/**
 * Says why a payment failed. A declined card is the card company's decision, not an input error (D-99). The fixed text
 * stands alone, for a refused field or a refusal without a reason; other refusals say their reason (PAY-93, D-111). A
 * lost answer says whether anything was paid (D-110).
 */
export function postFailure(error: unknown): PaymentProblem {
  const { error: text, unpaid, unpaidHint, unconfirmed } = cardCopy
  if (error instanceof PaymentFailure) return { lines: [text.declined, ...error.lines], way: 'card' }
  if (error instanceof BankUnreachable) return { lines: [unpaid, unpaidHint] }
  if (!(error instanceof ApiError)) return { lines: [text.post] }
  if (error.outcome === 'unsent') return { lines: [unpaid, unpaidHint] }
  if (error.outcome !== 'refused') return { lines: [unconfirmed], way: 'onward' }
  // oxlint-disable-next-line house/no-text-protocol -- the service's own response has no code
  const namesField = Object.keys(error.errors).length > 0 || error.msg === text.post
  return namesField || error.msg === '' ? { lines: [text.post] } : { lines: [error.msg], way: 'onward' }
}

/** Says why a card change failed: the server's text, else the default (CARD-17, CARD-18). It never charges. */
export function changeFailure(error: unknown): PaymentProblem {
  if (error instanceof PaymentFailure) return { lines: error.lines, way: 'card' }
  if (error instanceof ApiError && error.outcome !== 'refused') return { lines: [cardCopy.unchanged] }
  return postFailure(error)
}

declare global {
  interface Window {
    YoimachiCard?: CardTokenizer
  }
}

const timeoutMs = 20_000

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
  const result = await new Promise<CardTokenResult>((resolve, reject) => {
    const tooLate = () => reject(new ApiError('IMP-10', 'timeout'))
    AbortSignal.timeout(timeoutMs).addEventListener('abort', tooLate)
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

const redirectSchema = z.object({ method: z.enum(['POST', 'GET']), url: z.string().check(z.minLength(1)) })

/** Page of the card's bank that authenticates the payer, the history state of /payment_confirm (PAY-99). */
export type SecureRedirect = z.output<typeof redirectSchema>

/** Reads the history state. Returns null for anything invalid and for addresses that are not web pages. */
export function readSecureRedirect(state: unknown, base: string): SecureRedirect | null {
  const read = redirectSchema.safeParse(state)
  if (!read.success) return null
  const protocol = parseUrl(read.data.url, base)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? read.data : null
}
