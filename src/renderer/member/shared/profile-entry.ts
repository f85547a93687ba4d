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
