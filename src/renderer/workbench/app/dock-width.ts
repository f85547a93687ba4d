import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedAtom } from '../hub/state.ts'

/** Chosen width of the dock in CSS px. */
export const dockWidthAtom = storedAtom('dockWidth', z.number(), 452)
const narrowest = 340
const widest = 900
/** Share of the window that the dock takes at most. */
const mostOfWindow = 0.6
/** Width that the dock leaves to the stage, unless it would become narrower than `least` itself. */
const leftToStage = 380
const least = 280

/** Widths that the dock can have in a window, in CSS px. */
export function limitsIn(windowWidth: number) {
  const max = Math.round(Math.min(widest, windowWidth * mostOfWindow, Math.max(least, windowWidth - leftToStage)))
  return { min: Math.min(narrowest, max), max }
}

/** The width that is shown for a chosen one. */
export function shownWidth(chosen: number, windowWidth: number): number {
  const { min, max } = limitsIn(windowWidth)
  return Math.round(Math.min(max, Math.max(min, chosen)))
}

function subscribeToResize(onResize: () => void) {
  window.addEventListener('resize', onResize)
  return () => window.removeEventListener('resize', onResize)
}
export const useWindowWidth = () => useSyncExternalStore(subscribeToResize, () => window.innerWidth)
