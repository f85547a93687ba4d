import type * as z from 'zod/mini'

/** Thrown for a capsule that cannot be opened. The message is one line with the problem, its place and advice. */
export class CapsuleError extends Error {
  override readonly name = 'CapsuleError'
}

export const refusedCapsule = (why: string): CapsuleError =>
  new CapsuleError(
    `Failed to open the capsule: ${why}. Nothing was changed. Have it written again, or take another one.`,
  )

/** Returns the place and kind of the first mismatch in the JSON of a capsule. */
export function misfit({ issues: [issue] }: z.core.$ZodError): string {
  return `${issue?.path.join('.') || 'the value'}: ${issue?.message}`
}
