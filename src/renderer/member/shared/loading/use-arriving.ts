import { useDeferredValue } from 'react'

/**
 * Defers the render of data that arrives after the first render, so that React can split it into slices. A whole page in
 * one task would block a slow phone. Data that is cached at the first render shows at once, and so do later changes.
 */
export function useArriving<Value>(value: Value | undefined): Value | undefined {
  const arrived = useDeferredValue(value !== undefined)
  return arrived ? value : undefined
}
