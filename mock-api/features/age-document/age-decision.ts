import { ageDecisionMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import { decideByItself } from './decide-document.ts'

/** D-14: a document that the operator left alone is decided by its birth date (IMP-14). */
export const ageDecision: EffectRule<AgeDocument, 'age-decision'> = {
  kind: 'age-decision',
  table: 'ageDocuments',
  due: (document) => (document.decidedAt === null ? document.submittedAt + ageDecisionMs : undefined),
  apply: decideByItself,
  members: (document) => [document.memberId],
  details: () => undefined,
}
