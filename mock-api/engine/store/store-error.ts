/** The world could not be read or written. The message is one line for a person: what failed, why, what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** What the system refused as an error of the store; anything else stays what it is. */
export function storeErrorOf(cause: unknown, failed: string): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause)) return cause
  return new StoreError(`Failed to ${failed}: ${cause.message}. Free disk space or repair its rights.`, {
    cause,
  })
}
