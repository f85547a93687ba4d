import { useEffect, useEffectEvent } from 'react'

/**
 * While `open`, the browser's back closes the layer on top instead of leaving the page (Navigation API; where it is
 * missing, and inside frames, back keeps its usual meaning). No entry is added to the history, so a move to another page
 * from inside the layer cannot get crossed with it.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || typeof navigation === 'undefined') return undefined
    const intercept = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
      // Only a step back; forward goes somewhere on purpose.
      const from = navigation.currentEntry?.index ?? 0
      if (event.destination.index < 0 || event.destination.index >= from) return
      event.preventDefault()
      close()
    }
    navigation.addEventListener('navigate', intercept)
    return () => navigation.removeEventListener('navigate', intercept)
  }, [open])
}
