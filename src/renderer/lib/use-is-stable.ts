import { useEffect, useState } from 'react'

/** Longer than a double tap. */
const stableAfterMs = 700

/**
 * Whether a step has stood long enough to be meant by a press. A button that takes the place of the pressed one would get
 * the second tap of a double tap too, and ignores it. The first step is stable at once, unless `first` says that a press
 * brought it.
 */
export function useIsStable(step: unknown, first: 'stable' | 'pressed' = 'stable'): boolean {
  const [stable, setStable] = useState(first === 'stable' ? step : undefined)
  useEffect(() => {
    const timer = setTimeout(() => setStable(step), stableAfterMs)
    return () => clearTimeout(timer)
  }, [step])
  return Object.is(stable, step)
}
