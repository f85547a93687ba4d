import { useEffect, useEffectEvent } from 'react'

/**
 * While `open`, the browser's back closes the layer on top instead of leaving the page (Navigation API; where it is
 * missing, and inside frames, back keeps its usual meaning). The layer itself adds no entry to the history, so a move to
 * another page from inside it cannot get crossed with it.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || typeof navigation === 'undefined') return undefined
    ensureEntryBefore()
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

/**
 * A step back that leaves the document cannot be stopped, and on the first page of a visit every step back does. That page
 * then gets an entry of the same address before it, which only passes a step back on to where it was meant to go.
 */
function ensureEntryBefore(): void {
  const index = navigation.currentEntry?.index ?? 0
  if (navigation.entries()[index - 1]?.sameDocument) return
  const { state } = history
  history.replaceState({ ...state, passesBack: true }, '')
  history.pushState(state, '')
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    if (typeof state === 'object' && state !== null && state.passesBack === true) history.back()
  })
}
