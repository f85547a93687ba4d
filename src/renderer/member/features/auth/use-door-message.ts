import { useCallback, useEffect, useState } from 'react'
import { flashDelayMs, flashStayMs } from '../../shared/flash.ts'
import type { DoorFailure } from './door-failure.ts'

/**
 * Lines of the present failure: a lasting one at once, the fixed sentence with the timing of a flash (AUTH-14, AUTH-15,
 * AUTH-41, D-117). A new one restarts it; `null` removes it.
 */
export function useDoorMessage(): [readonly string[] | null, (failure: DoorFailure | null) => void] {
  const [due, setDue] = useState<DoorFailure | null>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!due || due.lasting) return undefined
    const appear = setTimeout(() => setShown(true), flashDelayMs)
    const vanish = setTimeout(() => setShown(false), flashDelayMs + flashStayMs)
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [due])

  const trigger = useCallback((failure: DoorFailure | null) => {
    setShown(failure?.lasting === true)
    setDue(failure)
  }, [])
  return [shown && due ? due.lines : null, trigger]
}
