import { Refusal } from '../../../mock-api/world/refusal.ts'

/** Runs a rule and returns its refusal; throws if it accepts. */
export function refusalOf(rule: () => unknown): Refusal {
  try {
    rule()
  } catch (cause) {
    if (cause instanceof Refusal) return cause
    throw cause
  }
  throw new Error('Failed to see a refusal: the rule accepted.')
}
