import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'

/**
 * Sentence of a failed write (D-110): the page's own ones for a refusal and for an act that is known not to be done, by
 * default the same; else that the outcome could not be confirmed.
 */
export function failureText({ outcome }: Pick<ApiError, 'outcome'>, refused: string, unsent = refused): string {
  if (outcome === 'unconfirmed') return outcomeCopy.unconfirmed
  return outcome === 'refused' ? refused : unsent
}
