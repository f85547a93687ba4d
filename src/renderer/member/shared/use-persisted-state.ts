import { useState } from 'react'
import { drafts } from './drafts.ts'

/** Form state that survives a reload and an expired session. Returns value, setter and a function that deletes it. */
export function usePersistedState<T>(
  name: string,
  read: (stored: unknown) => T,
): [value: T, set: (value: T) => void, forget: () => void] {
  const [value, setValue] = useState(() => read(drafts.read(name)))
  const set = (next: T) => {
    drafts.write(name, next)
    setValue(next)
  }
  return [value, set, () => drafts.write(name, null)]
}

/** A stored text; `offered` until something was typed. */
export function usePersistedText(
  name: string,
  offered = '',
): [text: string, set: (text: string) => void, forget: () => void] {
  return usePersistedState(name, (stored) => (typeof stored === 'string' ? stored : offered))
}
