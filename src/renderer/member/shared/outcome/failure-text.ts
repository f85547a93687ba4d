import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'

/** Sentence of a failed write: the page's own one for a refusal, else what is known of the outcome (D-110). */
export function failureText({ outcome }: Pick<ApiError, 'outcome'>, refused: string): string {
  if (outcome === 'refused') return refused
  return outcome === 'unsent' ? outcomeCopy.unsent : outcomeCopy.unconfirmed
}
