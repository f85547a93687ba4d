import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Row } from '../table/table-index.ts'

/** How records of one table bring about effects of one kind. */
export interface TimeRule<W, C, R extends Row = Row, Kind extends string = string> {
  readonly kind: Kind
  readonly table: string
  /** When the effect is due, or undefined when this record causes none. */
  due(this: void, record: R): number | undefined
  /**
   * Changes the world, with a context whose now is the effect's own instant. Without it the effect only opens a window:
   * others read the same instant from the record. After it the record must not be due at that instant any more.
   */
  readonly apply?: (world: W, record: R, ctx: C) => void
  /**
   * For an effect of which only its own instant decides what it is: the record that tells of it, asked for once it has
   * happened; undefined where nothing came of it, which is then not told. Such an effect is not foretold.
   */
  outcome?(this: void, world: W): R | undefined
}

/** Something that will happen at an instant because of one record (D-03). */
export interface Effect<Rule extends { readonly kind: string }> {
  readonly at: number
  readonly kind: Rule['kind']
  readonly rule: Rule
  /** Id of the record in the rule's table. */
  readonly id: number
}

/** An effect with its record as it is now, or as it was when the effect happened. */
export interface DescribedEffect<Rule extends { readonly kind: string }> extends Effect<Rule> {
  readonly record: Row
}

/** `table/id` of the record behind an effect. */
export function subjectOf({ rule, id }: { rule: { readonly table: string }; id: number }): string {
  return `${rule.table}/${id}`
}

/** Where a world says up to which instant every due effect has happened. */
export interface SettledInstant<W> {
  read(this: void, world: W): number
  write(this: void, world: W, at: number): void
}

/** A time rule threw, which is a defect of ours; the message says which, when, and what can be done. */
export class EffectFailure extends Error {
  override readonly name = 'EffectFailure'
  /** Instant at which the effect is due, epoch milliseconds. */
  readonly at: number

  constructor(effect: Effect<{ readonly kind: string; readonly table: string }>, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `Failed to apply ${effect.kind} of ${subjectOf(effect)}, due ${tokyoIso(effect.at)}: ${why} Rewind to a checkpoint, or repair its rule.`,
      { cause },
    )
    this.at = effect.at
  }
}
