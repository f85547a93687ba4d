import * as z from 'zod/mini'

/** State of a history entry that was opened from a list: closing it goes back there, to the same place. */
export const fromList = { fromList: true } as const

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** What was decided on a list; the partner's profile opens with it and carries it out. */
export type ProfileIntent = 'contact' | 'pass'

/** State of the history entry of a link that decides. */
export const decidingOn = (intent: ProfileIntent) => ({ intent })

export function readProfileIntent(state: unknown): ProfileIntent | null {
  const intent = typeof state === 'object' && state !== null && 'intent' in state ? state.intent : null
  return intent === 'contact' || intent === 'pass' ? intent : null
}

/** What a page leaves behind for the list after a dissolved match: whom it was about, for a report (REC-76). */
export interface DissolvedState {
  readonly dissolved: { readonly name: string; readonly pairingId: number }
}

const stateSchema = z.object({ dissolved: z.object({ name: z.string(), pairingId: z.number() }) })

/** Reads the state of a history entry, which another version of the app may have written. */
export function readDissolved(state: unknown): DissolvedState['dissolved'] | null {
  const read = stateSchema.safeParse(state)
  return read.success ? read.data.dissolved : null
}
