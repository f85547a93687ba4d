import { commonCopy } from '../../../../lib/copy/common.ts'
import { ApiError } from '../../../api/api-error.ts'
import { cardCopy } from '../copy.ts'

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
