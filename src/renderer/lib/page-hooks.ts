import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * While `open`, the browser's back closes the top layer instead of leaving the page. Without the Navigation API, and
 * inside frames, back works as usual. Layers add no history entry, so navigation from inside a layer needs no
 * correction.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || typeof navigation === 'undefined') return undefined
    ensureEntryBefore()
    const intercept = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
      // Handles back navigation only; forward navigation is intentional.
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

/** Longer than a double tap. */
const settleMs = 700

/**
 * Whether a step has stood long enough to be meant by a press. A button that takes the place of the pressed one would get
 * the second tap of a double tap too; it is `aria-disabled` meanwhile. The first step is settled at once, unless `first`
 * says that a press brought it.
 */
export function useSettled(step: unknown, first: 'settled' | 'pressed' = 'settled'): boolean {
  const [settled, setSettled] = useState(first === 'settled' ? step : undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), settleMs)
    return () => clearTimeout(timer)
  }, [step])
  return Object.is(settled, step)
}

/**
 * Keeps `--keyboard` on the document: px of the layout viewport under an on-screen keyboard. Needed for Safari, which
 * shrinks only the visual viewport; elsewhere `interactive-widget=resizes-content` keeps it 0. Use it with the utility
 * `h-visible`.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null || viewport === undefined) return undefined
    const style = document.documentElement.style
    const measure = () => {
      // A pinch zoom also shrinks the visual viewport but covers nothing.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}

/**
 * Number of mounted parts of a long page: `first` at once, then `step` more per frame, so that no frame of a slow phone
 * is long. New parts are appended, so nothing moves. `showAll` mounts the rest at once.
 */
export function useIncrementalMount(total: number, first = 1, step = 1): { shown: number; showAll: () => void } {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setShown(Math.min(total, shown + step))))
    return () => cancelAnimationFrame(frame)
  }, [shown, total, step])
  return { shown, showAll: () => flushSync(() => setShown(total)) }
}

/** Whether a query flag is set: the key is present, even empty, and its value is not `false` or `0` (C-10). */
export function hasFlag(params: URLSearchParams, name: string): boolean {
  const value = params.get(name)
  return value !== null && value !== 'false' && value !== '0'
}
