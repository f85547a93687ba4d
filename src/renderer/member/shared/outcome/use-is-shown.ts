import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether this part is still on screen. A page that was left and opened again counts as
 * another one, which does not know what the former has sent.
 */
export function useIsShown(): () => boolean {
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
