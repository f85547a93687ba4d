/** The world could not be read or written. The message is one line for a person: what failed, why, what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
