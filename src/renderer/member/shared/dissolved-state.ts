/** What a page leaves behind for the list after a dissolved match: whom it was about, for a report (REC-76). */
export interface DissolvedState {
  readonly dissolved: { readonly name: string; readonly pairingId: number }
}

/** Reads the state of a history entry, which another version of the app may have written. */
export function readDissolved(state: unknown): DissolvedState['dissolved'] | null {
  if (typeof state !== 'object' || state === null || !('dissolved' in state)) return null
  const { dissolved } = state
  if (typeof dissolved !== 'object' || dissolved === null) return null
  if (!('name' in dissolved) || !('pairingId' in dissolved)) return null
  const { name, pairingId } = dissolved
  return typeof name === 'string' && typeof pairingId === 'number' ? { name, pairingId } : null
}
