import * as z from 'zod/mini'

/** History state of the list after a dissolved match: the former partner, for a report (REC-76). */
export interface DissolvedState {
  readonly dissolved: { readonly name: string; readonly pairingId: number }
}

const stateSchema = z.object({ dissolved: z.object({ name: z.string(), pairingId: z.number() }) })

/** Parses a history state, which another version of the app may have written. */
export function readDissolved(state: unknown): DissolvedState['dissolved'] | null {
  const read = stateSchema.safeParse(state)
  return read.success ? read.data.dissolved : null
}
