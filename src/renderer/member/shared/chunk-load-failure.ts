import { useSyncExternalStore } from 'react'

let stale = false
const listeners = new Set<() => void>()

/** Says that code of this page is no longer to be had: after a release the old files are gone. */
export function tellStaleCode(): void {
  stale = true
  for (const listener of listeners) listener()
}

/** Whether some part of the page could not be fetched; only a reload mends it. */
export function useIsCodeStale(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => stale,
  )
}
