/** State of a history entry that was opened from a list: closing it goes back there, to the same place. */
export const fromList = { fromList: true } as const

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
