import { useSyncExternalStore } from 'react'

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device is online; true while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
}

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
