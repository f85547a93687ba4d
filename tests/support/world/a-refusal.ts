import { Refusal } from '../../../mock-api/world/refusal.ts'

/** Runs a rule that must refuse and returns the refusal; throws when it does not refuse. */
export function refusalOf(rule: () => unknown): Refusal {
  try {
    rule()
  } catch (cause) {
    if (cause instanceof Refusal) return cause
    throw cause
  }
  throw new Error('Failed to see a refusal: the rule accepted.')
}
