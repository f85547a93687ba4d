import { useEffect, useRef } from 'react'
import { isImeConfirm } from '../../../lib/ime-confirm.ts'

/**
 * Picks the first result with Enter, once a text is searched. Pressed before its results have arrived, it picks the first of
 * them, once; another text takes that back. A held Enter, which may have opened the list, picks nothing.
 * @returns the handler for the keys of the search field
 */
export function useFirstOnEnter(text: string, first: string | undefined, onPick: (first: string) => void) {
  /** Text for which Enter was pressed before its results arrived. */
  const hurried = useRef('')
  useEffect(() => {
    if (hurried.current !== text) hurried.current = ''
    if (hurried.current === '' || first === undefined) return
    hurried.current = ''
    onPick(first)
  }, [text, first, onPick])
  return (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || text.trim() === '' || isImeConfirm(event)) return
    if (first === undefined) {
      hurried.current = text
      return
    }
    // Focus returns to the button that opened this list, and the same key must not press it.
    event.preventDefault()
    onPick(first)
  }
}
