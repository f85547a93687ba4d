import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Stage } from './scenario.ts'

/** The document was handed in five minutes ago; the decision is twelve hours away (D-14). */
export function underReviewDay({ town, cast }: Stage): void {
  const person = cast['woman-review']
  if (person.document === null) return
  const submittedAt = town.now - 5 * minuteMs
  person.document.submittedAt = submittedAt
  person.member.updatedAt = submittedAt
}
