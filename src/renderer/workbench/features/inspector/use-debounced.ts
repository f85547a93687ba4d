import { useEffect, useState } from 'react'

const debounceMs = 250

/** The latest value that stood for a quarter of a second. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), debounceMs)
    return () => window.clearTimeout(timer)
  }, [value])
  return debounced
}
