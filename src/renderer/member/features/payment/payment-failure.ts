import { commonCopy } from '../../../lib/copy/common.ts'
import { ApiError } from '../../api/api-error.ts'
import { cardCopy } from './card/copy.ts'

/** A payment that did not happen; `lines` are for the member, the most important first. */
export class PaymentFailure extends Error {
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(`Failed to pay: ${lines.join(' ')}`)
    this.name = 'PaymentFailure'
    this.lines = lines
  }
}

/** The token step failed: the server's own text; no token at all without one (PAY-90, PAY-92, CARD-16). */
export function tokenFailure(error: unknown): readonly string[] {
  if (error instanceof PaymentFailure) return error.lines
  if (error instanceof ApiError && error.network) return [commonCopy.state.loadFailedHint]
  if (error instanceof ApiError && error.status >= 500) return [commonCopy.errorOccurred]
  const text = error instanceof ApiError ? error.msg || error.messages[0] : ''
  return [text || cardCopy.error.tokenMissing]
}

/** The payment was refused: always the fixed text, then why, where the server says so (PAY-93, PAY-95, SHOP-14). */
export function postFailure(error: unknown): readonly string[] {
  const why =
    error instanceof PaymentFailure
      ? error.lines[0]
      : error instanceof ApiError
        ? error.network
          ? commonCopy.state.loadFailedHint
          : error.msg
        : ''
  return why && why !== cardCopy.error.post ? [cardCopy.error.post, why] : [cardCopy.error.post]
}

/** A card change was refused: the server's text, else the default (CARD-17, CARD-18). */
export function changeFailure(error: unknown): readonly string[] {
  const [fallback, why] = postFailure(error)
  return [why ?? fallback ?? cardCopy.error.post]
}
