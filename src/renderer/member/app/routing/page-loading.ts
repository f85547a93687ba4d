import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  pending += by
  for (const listener of listeners) listener()
}

/** Counts a page's code as under way until it is there or has failed. */
export async function trackLoading<Value>(loading: Promise<Value>): Promise<Value> {
  change(1)
  try {
    return await loading
  } finally {
    change(-1)
  }
}

/** Whether the code of some page is under way. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending > 0,
  )
}
