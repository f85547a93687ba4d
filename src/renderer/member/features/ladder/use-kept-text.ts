import { useState } from 'react'
import { readSession } from '../../api/session-store.ts'

/** A text that a reload does not lose, kept in this tab per member. Answers the text, its setter and how to forget it. */
export function useKeptText(name: string): [string, (text: string) => void, () => void] {
  const key = `yoimachi.ladder.${name}.${readSession().uid ?? ''}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    sessionStorage.setItem(key, next)
    setText(next)
  }
  return [text, keep, () => sessionStorage.removeItem(key)]
}
