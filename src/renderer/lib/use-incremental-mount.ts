import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Number of mounted parts of a long page: `first` at once, then `step` more per frame, so that no frame of a slow phone
 * is long. New parts are appended, so nothing moves. `showAll` mounts the rest at once.
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
