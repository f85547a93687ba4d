import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How many parts of a long page stand in it: `first` of them at once, then `step` more after each frame, so that a slow
 * phone never works long at a stretch. Parts come below what is there, so nothing moves. `showAll` brings the rest at once, for
 * what needs every part.
 */
export function useIncrementalMount(total: number, first = 1, step = 1): { shown: number; showAll: () => void } {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setShown(Math.min(total, shown + step))))
    return () => cancelAnimationFrame(frame)
  }, [shown, total, step])
  return { shown, showAll: () => flushSync(() => setShown(total)) }
}
