import { useAtomValue } from 'jotai/react'
import { sessionAtom, type Session } from './session-store.ts'
import { store } from './store.ts'

/** Stored session values; rerenders when they change, here or in another tab. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store })
}
