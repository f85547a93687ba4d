import { useEffect, useState } from 'react'

const settleMs = 250

/** A value as it was when it had stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), settleMs)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
