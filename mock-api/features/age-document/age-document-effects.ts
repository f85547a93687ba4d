import { ageDecisionMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { AgeDocument } from '../../world/records/age-document.ts'
import { decideByItself } from './age-decision.ts'

/** Decides a document by its birth date when the operator has not decided it (D-14, IMP-14). */
export const ageDecision: EffectRule<AgeDocument, 'age-decision'> = {
  kind: 'age-decision',
  table: 'ageDocuments',
  due: (document) => (document.decidedAt === null ? document.submittedAt + ageDecisionMs : undefined),
  apply: decideByItself,
  members: (document) => [document.memberId],
}
