/** What was decided on a list; the partner's profile opens with it and carries it out. */
export type ProfileIntent = 'contact' | 'pass'

/** State of the history entry of a link that decides. */
export const decidingOn = (intent: ProfileIntent) => ({ intent })

export function readProfileIntent(state: unknown): ProfileIntent | null {
  const intent = typeof state === 'object' && state !== null && 'intent' in state ? state.intent : null
  return intent === 'contact' || intent === 'pass' ? intent : null
}
