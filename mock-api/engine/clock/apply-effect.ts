import { tableOf, type Tables } from '../table/tables.ts'
import { type DescribedEffect, subjectOf, type TimeRule } from './effect.ts'

/**
 * Changes the world by one effect, with the context of its instant.
 * @throws Error when the record is still due at that instant, because the effect would be applied forever
 */
export function applyEffect<W extends Tables, C>(
  world: W,
  { at, kind, rule, id, record }: DescribedEffect<TimeRule<W, C>>,
  ctx: C,
): void {
  if (!rule.apply) return
  rule.apply(world, record, ctx)
  const after = tableOf(world, rule.table).find(id)
  if (after && rule.due(after) === at)
    throw new Error(`Failed to apply ${kind} of ${subjectOf({ rule, id })}: it is still due. Repair its rule.`)
}
