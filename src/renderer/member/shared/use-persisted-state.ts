import { useState } from 'react'
import { drafts } from './drafts.ts'

/**
 * State of a form that neither a reload nor a login that ran out loses ({@link drafts}). `read` turns what was kept into a
 * value, null when nothing was. Answers the value, its setter and how to forget it.
 */
export function usePersistedState<T>(
  name: string,
  read: (kept: unknown) => T,
): [value: T, set: (value: T) => void, forget: () => void] {
  const [value, setValue] = useState(() => read(drafts.read(name)))
  const set = (next: T) => {
    drafts.write(name, next)
    setValue(next)
  }
  return [value, set, () => drafts.write(name, null)]
}

/** A kept text; `offered` until something was typed. */
export function usePersistedText(
  name: string,
  offered = '',
): [text: string, set: (text: string) => void, forget: () => void] {
  return usePersistedState(name, (kept) => (typeof kept === 'string' ? kept : offered))
}
