import { useEffect, useRef } from 'react'

/** Returns the function that says whether the component is still shown, for work that ends later. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return () => isShown.current
}
