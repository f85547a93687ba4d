import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import { readReason } from './cancellation-reason.ts'
import type { CancellationStep } from './step-address.ts'

/**
 * The chosen reason, which a reload keeps. Step 3 begins with `offered`: the stored reason, or null when the member comes
 * back to it, so that the choice starts over (CANCEL-19).
 */
export function useChosenReason(step: CancellationStep, sex: Sex) {
  const [reason, choose, forget] = usePersistedState('cancel.reason', (stored) => readReason(stored, sex))
  const [offered, setOffered] = useState(reason)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    if (shown >= 3) setOffered(null)
  }
  return { reason, offered, choose, forget }
}
