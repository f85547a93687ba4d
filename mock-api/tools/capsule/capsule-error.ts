import type * as z from 'zod/mini'
import type { FileFault } from '../../../src/contract/control/codes.ts'
import { placedText, type PlacedReason } from '../../../src/contract/rules/file-reasons.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'

/** Thrown for a capsule that cannot be opened. The message is one line with the fault, its place and advice. */
export class CapsuleError extends Error {
  override readonly name = 'CapsuleError'

  constructor(
    message: string,
    readonly code: FileFault,
    readonly reason: PlacedReason,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const refusedCapsule = (why: PlacedReason, code: FileFault = 'damaged'): CapsuleError =>
  new CapsuleError(
    `Failed to open the capsule: ${placedText(why)}. Nothing was changed. Have it written again, or take another one.`,
    code,
    why,
  )

/** Returns the first mismatch in the JSON of a part, with the part and its field as the place. */
export function misfit(part: string, error: z.core.$ZodError): PlacedReason {
  const { path, ...why } = mismatchOf(error)
  return { part: [part, ...path].join('.'), ...why }
}
