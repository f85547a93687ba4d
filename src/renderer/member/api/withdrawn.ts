import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from './store.ts'

const withdrawnAtom = atom(false)

/**
 * Whether the member has just withdrawn and still sees the last page. The login is gone, and the page has no navigation
 * (QUIT-16, QUIT-26, D-76).
 */
export function useWithdrawn(): boolean {
  return useAtomValue(withdrawnAtom, { store })
}

export function setWithdrawn(withdrawn: boolean): void {
  store.set(withdrawnAtom, withdrawn)
}
