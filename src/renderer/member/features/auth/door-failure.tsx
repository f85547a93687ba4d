import { useCallback, useEffect, useState } from 'react'
import { authCopy } from '../../../lib/copy/auth.ts'
import type { ApiError } from '../../api/api-error.ts'
import { flashDelayMs, flashStayMs } from '../../shared/flash.ts'

/** Why a login or a sign-up failed. A reason of its own stands until the next try (D-117). */
export interface DoorFailure {
  readonly lines: readonly string[]
  /** False for the fixed sentence, which has the timing of a flash (AUTH-14, AUTH-15, AUTH-41). */
  readonly lasting: boolean
}

/** Returns the fixed sentence for refused values, and for every other failure what happened instead (D-117). */
export function doorFailure({ network, outcome, reason, messages }: ApiError): DoorFailure {
  const { failed, unreachable, trouble } = authCopy.door
  if (network) return { lines: [unreachable], lasting: true }
  if (outcome !== 'refused') return { lines: [trouble], lasting: true }
  const why = reason === '' ? undefined : messages[0]
  if (why === undefined) return { lines: [failed], lasting: false }
  return { lines: reason === 'under_age' ? [why, authCopy.login.underAgeLong] : [why], lasting: true }
}

/** Error of a whole form. Reserves one line, so that the layout does not shift. */
export function FormMessage({ lines, id }: { lines: readonly string[] | null; id: string }) {
  return (
    <div id={id} role="alert" className="-mt-2 min-h-6 text-s text-alarm">
      {lines?.map((line) => (
        <p key={line} className="phrase">
          {line}
        </p>
      ))}
    </div>
  )
}

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
