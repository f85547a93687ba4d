import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the page was left, also for another document. A page that the browser restores was
 * not.
 */
export function usePageLeft(): () => boolean {
  const left = useRef(false)
  useEffect(() => {
    const stay = () => (left.current = false)
    const leave = () => (left.current = true)
    stay()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', stay)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', stay)
      leave()
    }
  }, [])
  return useCallback(() => left.current, [])
}
