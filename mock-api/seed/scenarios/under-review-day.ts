import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { underReview } from '../personas/women-joining.ts'
import type { ScenarioPlan } from './scenario.ts'

/** The document was handed in five minutes ago; the decision is twelve hours away (D-14). */
export const underReviewDay: ScenarioPlan = { personas: { 'woman-review': underReview(5 * minuteMs) } }
