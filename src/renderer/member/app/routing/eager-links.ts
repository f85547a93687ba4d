import { useEffect } from 'react'
import { pageAt } from './page-routes.tsx'

const homeDelayMs = 3_000
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Loads a page's code when a link to it is hovered, touched or focused, so that it is ready for the click. */
export function useEagerLinks(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target === '_blank') return
      pageAt(link.pathname).preload()
    }
    for (const sign of signs) document.addEventListener(sign, preload, { passive: true })
    // Home is the most likely next page of any visit.
    const timer = setTimeout(() => pageAt('/home').preload(), homeDelayMs)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, preload)
    }
  }, [])
}
