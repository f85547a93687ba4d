import { useEffect, useEffectEvent } from 'react'

/** Listeners of the open layers, the top one last. */
const layers: ((event: NavigateEvent) => void)[] = []

/**
 * While `open`, the browser's back closes the top layer instead of leaving the page. If the top layer has no `onClose`,
 * back leaves the page, with the layers below it. So it does without the Navigation API, and inside frames. Layers add no
 * history entry, so navigation from inside a layer needs no correction.
 */
export function useBackCloses(open: boolean, onClose: (() => void) | undefined): void {
  const closeNow = useEffectEvent(() => onClose)
  useEffect(() => {
    if (!open || typeof navigation === 'undefined') return undefined
    if (closeNow()) ensureEntryBefore()
    const intercept = (event: NavigateEvent) => {
      const close = layers.at(-1) === intercept ? closeNow() : undefined
      if (!close || event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
      // Handles back navigation only; forward navigation is intentional.
      const from = navigation.currentEntry?.index ?? 0
      if (event.destination.index < 0 || event.destination.index >= from) return
      event.preventDefault()
      close()
    }
    layers.push(intercept)
    navigation.addEventListener('navigate', intercept)
    return () => {
      layers.splice(layers.indexOf(intercept), 1)
      navigation.removeEventListener('navigate', intercept)
    }
  }, [open])
}

/**
 * Back navigation out of the document cannot be intercepted, and on the first page of a visit every back leaves it.
 * This adds an entry with the same address before that page, which forwards back navigation to its destination.
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
