import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether this part is still on screen, to show what an answer says. A page that was left and
 * opened again is another one.
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
