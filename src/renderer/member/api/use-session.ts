import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, type Session } from './session-store.ts'

/** The stored session values; renders again when they change, here or in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession)
}
