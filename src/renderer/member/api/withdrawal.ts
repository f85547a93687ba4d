import { atom, useAtomValue } from 'jotai'
import { serverNow } from './server-time.ts'
import { writeSession } from './session-store.ts'
import { store } from './store.ts'

const withdrawnAtom = atom(false)

/** Whether the last page of a withdrawal is shown, without login and navigation (QUIT-16, QUIT-26, D-76). */
export function useWithdrawn(): boolean {
  return useAtomValue(withdrawnAtom, { store })
}

export function setWithdrawn(withdrawn: boolean): void {
  store.set(withdrawnAtom, withdrawn)
}

const withdrawingAtom = atom(false)

/**
 * Whether this tab's withdrawal is under way or being read: a refused login may be its result, so it leads nobody away
 * (D-110).
 */
export function useWithdrawing(): boolean {
  return useAtomValue(withdrawingAtom, { store })
}

/** Also tells the other tabs, whose refused login is then no expired one. */
export function setWithdrawing(withdrawing: boolean): void {
  writeSession({ withdrawing: withdrawing ? Math.round(serverNow()) : null })
  store.set(withdrawingAtom, withdrawing)
}
