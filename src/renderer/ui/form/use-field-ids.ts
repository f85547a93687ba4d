import { useId, type ReactNode } from 'react'

/** Ids that wire the notes of a field to its controls; `invalid` when there is an error to show. */
export function useFieldIds(hint: ReactNode, error: ReactNode) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const invalid = error !== undefined && error !== null && error !== '' && error !== false
  const hinted = hint !== undefined && hint !== null
  const describedBy = [invalid && errorId, hinted && hintId].filter(Boolean).join(' ') || undefined
  return { id, hintId, errorId, invalid, describedBy }
}
