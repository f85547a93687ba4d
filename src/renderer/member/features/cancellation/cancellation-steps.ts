/** The steps of the address in their order (D-42, CANCEL-14): 5, the end, comes after the password of 6. */
export const cancellationOrder = [1, 2, 3, 4, 6, 5] as const
export type CancellationStep = (typeof cancellationOrder)[number]

/** The step that the query names; a missing or invalid one is 1 (CANCEL-01 to CANCEL-04). */
export function readStep(params: URLSearchParams): CancellationStep {
  const value = params.get('step')
  return cancellationOrder.find((step) => String(step) === value) ?? 1
}

/** Where the back button of a step leads, null for none (CANCEL-15 to CANCEL-18). */
export function backTarget(step: CancellationStep): string | null {
  if (step === 5) return null
  if (step === 1) return '/payment_information'
  return stepPath(step === 6 ? 4 : step === 4 ? 3 : step === 3 ? 2 : 1)
}

export function stepPath(step: CancellationStep): string {
  return `/payment_cancellation?step=${step}`
}
