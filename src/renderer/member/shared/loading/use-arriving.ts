import { useDeferredValue } from 'react'

/**
 * What a page waits for. Its coming is drawn in slices: cached answers tell React in a way that it must draw at once, and a
 * whole page in one task makes a slow phone wait. What changes once it is there shows at once.
 */
export function useArriving<Value>(value: Value | undefined): Value | undefined {
  const arrived = useDeferredValue(value !== undefined)
  return arrived ? value : undefined
}
