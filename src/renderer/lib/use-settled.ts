import { useEffect, useState } from 'react'

/** Longer than a double tap. */
const settleMs = 700

/**
 * Whether a step has stood long enough to be meant by a press. A button that takes the place of the pressed one would get
 * the second tap of a double tap too; it is `aria-disabled` meanwhile. The first step is settled at once, unless `first`
 * says that a press brought it.
 */
export function useSettled(step: unknown, first: 'settled' | 'pressed' = 'settled'): boolean {
  const [settled, setSettled] = useState(first === 'settled' ? step : undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), settleMs)
    return () => clearTimeout(timer)
  }, [step])
  return Object.is(settled, step)
}
