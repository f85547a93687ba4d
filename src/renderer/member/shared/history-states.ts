import * as z from 'zod/mini'

/** History state of a page opened from a list. Closing the page returns to the same position in the list. */
export const fromList = { fromList: true } as const

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** Decision made on a list. The partner's profile opens with it and carries it out. */
export type ProfileIntent = 'contact' | 'pass'

export const decidingOn = (intent: ProfileIntent) => ({ intent })

export function readProfileIntent(state: unknown): ProfileIntent | null {
  const intent = typeof state === 'object' && state !== null && 'intent' in state ? state.intent : null
  return intent === 'contact' || intent === 'pass' ? intent : null
}

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

/** History state of a page opened again after its failure (D-113). When it fails once more, /login leads home. */
export const openedAgain = { openedAgain: true } as const

export function isReopened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedAgain' in state
}
