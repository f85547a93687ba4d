import { useEffect } from 'react'

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
