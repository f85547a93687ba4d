import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'

/**
 * Sentence of a failed write (D-110): the page's own one for a refusal; that nothing was sent, or `unsent`, for an act that
 * is known not to be done; that the outcome could not be confirmed; the page's own one for a write that is not read.
 */
export function failureText(
  failure: Pick<ApiError, 'outcome' | 'leftPage'>,
  refused: string,
  unsent: string = outcomeCopy.unsent,
): string {
  if (failure.outcome === 'unsent') return withLeftPage(failure, unsent)
  return withLeftPage(failure, failure.outcome === 'unconfirmed' ? outcomeCopy.unconfirmed : refused)
}

/** Names the page before a sentence that is read after this page was left (D-113). */
export const withLeftPage = (failure: Pick<ApiError, 'leftPage'> | null, sentence: string): string =>
  failure?.leftPage ? `${failure.leftPage}：${sentence}` : sentence
