import { useEffect, useRef } from 'react'

const orders: Readonly<Record<string, 'next' | 'back'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}

/** The keys of the stage lead through the steps from here as well. */
export function usePresenterKeys(tell: (order: 'next' | 'back') => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const order = orders[event.key]
      // The arrows of a choice stay with it.
      if (!order || (event.target instanceof Element && event.target.closest('input') !== null)) return
      event.preventDefault()
      latest.current(order)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
