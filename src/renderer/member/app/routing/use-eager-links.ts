import { useEffect } from 'react'
import { pageAt } from './page-routes.tsx'

const homeDelayMs = 3_000
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused: it is there when the press ends. */
export function useEagerLinks(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target === '_blank') return
      pageAt(link.pathname).preload()
    }
    for (const sign of signs) document.addEventListener(sign, preload, { passive: true })
    // Wherever the visit begins, home is the likely next page.
    const timer = setTimeout(() => pageAt('/home').preload(), homeDelayMs)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, preload)
    }
  }, [])
}
