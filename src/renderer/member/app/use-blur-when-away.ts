import { useEffect } from 'react'

/** Blurs the page while it is hidden: the picture in the phone's task switcher then shows nobody. */
export function useBlurWhenAway(): void {
  useEffect(() => {
    const follow = () => document.body.classList.toggle('blur-xl', document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      document.body.classList.remove('blur-xl')
    }
  }, [])
}
