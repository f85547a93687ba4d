import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'

/**
 * Sentence of a failed write by its outcome (D-110): `unsent` for an act that is known not to be done, that an unconfirmed
 * one could not be confirmed, else `refused`, the page's own sentence.
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
