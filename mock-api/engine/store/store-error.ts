/** Thrown when the world cannot be read or written. The message is one line: what failed, why, what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** A file whose content is wrong, so that a caller may go on without it. */
export class DamagedFile extends StoreError {
  constructor(path: string, why: string, options?: ErrorOptions) {
    super(unreadableText(path, why), options)
  }
}

export const unreadableText = (path: string, why: string): string =>
  `Failed to read ${path}: ${why}. Repair it or move it away.`

/** Converts errors of the operating system to StoreError; returns other errors unchanged. */
export function storeErrorOf(cause: unknown, failed: string): unknown {
  if (!isSystemError(cause)) return cause
  return new StoreError(`Failed to ${failed}: ${cause.message}. Free disk space, or repair the rights of the folder.`, {
    cause,
  })
}

/** Whether an error comes from the operating system. */
export const isSystemError = (cause: unknown): cause is NodeJS.ErrnoException =>
  cause instanceof Error && 'syscall' in cause
