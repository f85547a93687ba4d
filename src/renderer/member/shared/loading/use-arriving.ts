import { useDeferredValue } from 'react'

/**
 * Defers the first render of loaded data, so that React can split it into slices. A cached response would otherwise
 * render a whole page in one task, which blocks a slow phone. Later changes show at once.
 */
export function useArriving<Value>(value: Value | undefined): Value | undefined {
  const arrived = useDeferredValue(value !== undefined)
  return arrived ? value : undefined
}
