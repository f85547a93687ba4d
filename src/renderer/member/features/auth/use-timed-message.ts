import { useCallback, useEffect, useState } from 'react'
import { flashDelayMs, flashStayMs } from '../../shared/flash.ts'

/**
 * A message beside a form with the timing of a flash: it appears one second after the failure and stays five
 * (AUTH-14, AUTH-15, AUTH-41). A new one replaces the old one and starts afresh; `null` takes it back.
 */
export function useTimedMessage(): [string[] | null, (lines: string[] | null) => void] {
  const [due, setDue] = useState<string[] | null>(null)
  const [shown, setShown] = useState<string[] | null>(null)

  useEffect(() => {
    if (!due) return undefined
    const appear = setTimeout(() => setShown(due), flashDelayMs)
    const vanish = setTimeout(() => setShown(null), flashDelayMs + flashStayMs)
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [due])

  const trigger = useCallback((lines: string[] | null) => {
    setShown(null)
    setDue(lines)
  }, [])
  return [shown, trigger]
}
