/** Returns why work failed, in one line. An error of `fetch` names its reason only in its cause. */
export function failureReason(failure: unknown): string {
  const { cause, message } = failure as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
