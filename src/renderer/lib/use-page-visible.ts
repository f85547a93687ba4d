import { useSyncExternalStore } from 'react'

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible: false in a background tab, behind another app and on a locked phone. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  )
}
