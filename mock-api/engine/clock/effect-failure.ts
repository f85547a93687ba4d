import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { subjectOf, type Effect } from './effect.ts'

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
