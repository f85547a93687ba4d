import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Row } from '../table/stored-rows.ts'

/** Rule of one kind of effect: computes the effects that records of one table cause. */
export interface TimeRule<W, C, R extends Row = Row, Kind extends string = string> {
  readonly kind: Kind
  readonly table: string
  /** Returns when the effect is due; undefined when this record causes none. */
  due(this: void, record: R): number | undefined
  /**
   * Changes the world, with the effect's own instant as now. Afterwards the record must not be due at that instant. A
   * rule without `apply` only opens a window, which other rules read from the record.
   */
  apply?(this: void, world: W, record: R, ctx: C): void
  /**
   * Returns the record that an applied effect changed, for rules that choose it at the instant itself. Such effects are
   * not forecast, and are not listed when it returns undefined.
   */
  outcome?(this: void, world: W): R | undefined
}

/** A coming or past effect, caused by one record (D-03). */
export interface Effect<Rule extends { readonly kind: string }> {
  readonly at: number
  readonly kind: Rule['kind']
  readonly rule: Rule
  /** Id of the record in the rule's table. */
  readonly id: number
}

/** An effect with its record: the present one, or the one at the effect's instant. */
export interface DescribedEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly record: Row
}

/** Returns `table/id` of the record behind an effect. */
export function subjectOf({ rule, id }: { rule: { readonly table: string }; id: number }): string {
  return `${rule.table}/${id}`
}

/** Reads and writes the instant until which a world has run its due effects. */
export interface RunUntil<W> {
  read(this: void, world: W): number
  write(this: void, world: W, at: number): void
}

/** Thrown when a time rule throws, a defect of the mock. The message names the rule, the instant and a way out. */
export class EffectFailure extends Error {
  override readonly name = 'EffectFailure'
  /** Instant at which the effect is due, epoch milliseconds. */
  readonly at: number

  constructor(effect: Effect<{ readonly kind: string; readonly table: string }>, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `Failed to apply ${effect.kind} of ${subjectOf(effect)}, due ${tokyoIso(effect.at)}: ${why} Go back to an earlier moment, or repair its rule.`,
      { cause },
    )
    this.at = effect.at
  }
}
