import { useEffect } from 'react'

/** Blurs the hidden page, so that the phone's task switcher shows no faces. */
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
