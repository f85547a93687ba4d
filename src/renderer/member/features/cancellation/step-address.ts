import * as z from 'zod/mini'

/** Step numbers in display order (D-42, CANCEL-14). The final step 5 follows the password of step 6. */
export const cancellationOrder = [1, 2, 3, 4, 6, 5] as const
export type CancellationStep = (typeof cancellationOrder)[number]

/** Reads the step from the query. Defaults to 1 when missing or invalid (CANCEL-01 to CANCEL-04). */
export function readStep(params: URLSearchParams): CancellationStep {
  const value = params.get('step')
  return cancellationOrder.find((step) => String(step) === value) ?? 1
}

export function stepPath(step: CancellationStep): string {
  return `/payment_cancellation?step=${step}`
}

/** Returns the target of a step's back button, or null when it has none (CANCEL-15 to CANCEL-18). */
export function backTarget(step: CancellationStep): string | null {
  if (step === 5) return null
  const before = cancellationOrder[cancellationOrder.indexOf(step) - 1]
  return before === undefined ? '/payment_information' : stepPath(before)
}

/** History state of the last step: the id of the member who has cancelled. An address opened by hand has none. */
export interface CancelledState {
  readonly cancelledBy: number
}

/** Whether a history entry of the last step follows a cancellation of this member, also after a reload. */
export function isCancelledBy(state: unknown, memberId: number): boolean {
  return z.object({ cancelledBy: z.literal(memberId) }).safeParse(state).success
}

interface Progress {
  readonly hasPlan: boolean
  /** Whether the history entry follows a cancellation of this member. */
  readonly isCancelled: boolean
  /** Whether a complete reason was chosen. */
  readonly hasReason: boolean
}

/**
 * Returns the step that opens at the address of `step`, or null for a member who has nothing to cancel (CANCEL-23). The
 * last step opens after a cancellation only, and a link to step 4 or 6 has no reason, so it begins at the choice of one.
 */
export function openedStep(step: CancellationStep, progress: Progress): CancellationStep | null {
  if (!progress.hasPlan) return step === 5 && progress.isCancelled ? 5 : null
  if (step === 5) return 1
  const needsReason = step === 4 || step === 6
  return needsReason && !progress.hasReason ? 3 : step
}
