import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'

/**
 * Sentence of a failed write (D-110): the page's own one for a refusal; that nothing was sent, or `unsent`, for an act that
 * is known not to be done; that the outcome could not be confirmed; the page's own one for a write that is not read.
 */
export function failureText(
  { outcome }: Pick<ApiError, 'outcome'>,
  refused: string,
  unsent: string = outcomeCopy.unsent,
): string {
  if (outcome === 'unsent') return unsent
  return outcome === 'unconfirmed' ? outcomeCopy.unconfirmed : refused
}
