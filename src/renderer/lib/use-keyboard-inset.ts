import { useEffect } from 'react'

/**
 * Keeps `--keyboard` (px) on the document: how much of the layout viewport an on-screen keyboard covers. Needed for
 * Safari, which shrinks only the visual viewport; with `interactive-widget=resizes-content` it stays 0 elsewhere. Use it
 * with the utility `h-visible` on a screen of full height.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null || viewport === undefined) return undefined
    const style = document.documentElement.style
    const measure = () => {
      // A pinch zoom shrinks the visual viewport too, but covers nothing.
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
