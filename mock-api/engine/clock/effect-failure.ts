import type { DescribedEffect } from './effect.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'

/** A time rule threw, which is a defect of ours; the message says which, when, and what can be done. */
export class EffectFailure extends Error {
  override readonly name = 'EffectFailure'
  /** Instant at which the effect is due, epoch milliseconds. */
  readonly at: number

  constructor({ at, kind, subject }: DescribedEffect, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `Failed to apply ${kind} of ${subject}, due ${tokyoIso(at)}: ${why} Rewind to a checkpoint, or mend its rule.`,
      { cause },
    )
    this.at = at
  }
}
