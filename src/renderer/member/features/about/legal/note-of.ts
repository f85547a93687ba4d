import { operatorPlaceholder } from '../../../../lib/copy/legal.ts'
import { missingFacts, type LegalFacts } from './legal-facts.ts'

/** Above a page of the company: what is still to be filled in (IMP-27). */
export function noteOf(facts: LegalFacts): string | null {
  return missingFacts(facts).length > 0 ? operatorPlaceholder : null
}
