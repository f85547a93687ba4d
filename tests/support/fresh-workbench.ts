import { RESET } from 'jotai/utils'
import { afterEach, beforeEach, vi } from 'vitest'
import { backendQuery } from '../../src/renderer/workbench/hub/control/backend-queries.ts'
import { flashesAtom } from '../../src/renderer/workbench/hub/control/flash.ts'
import { queryClient } from '../../src/renderer/workbench/hub/control/query-client.ts'
import { linkPhone } from '../../src/renderer/workbench/hub/phones/phone-link.ts'
import { cancelLogin } from '../../src/renderer/workbench/hub/phones/phone-login.ts'
import * as state from '../../src/renderer/workbench/hub/state.ts'

function reset(): void {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  queryClient.clear()
  for (const phone of ['a', 'b', 'c'] as const) {
    linkPhone(phone, null)
    cancelLogin(phone)
  }
  const { phonesAtom, phoneCountAtom, quietAtom, themeAtom, keepSessionsAtom, dockFoldedAtom, store } = state
  for (const stored of [quietAtom, keepSessionsAtom, dockFoldedAtom]) store.set(stored, RESET)
  store.set(phoneCountAtom, RESET)
  store.set(phonesAtom, RESET)
  store.set(themeAtom, RESET)
  store.set(state.presentingViewAtom, RESET)
  store.set(state.memberIdsAtom, {})
  store.set(state.reportsAtom, {})
  store.set(state.phoneInHandAtom, 'a')
  store.set(state.recordingAtom, undefined)
  store.set(state.exchangeSourceAtom, 'now')
  for (const shown of [state.isPresentingAtom, state.isJumpingAtom, state.moveOpenAtom]) store.set(shown, false)
  store.set(flashesAtom, [])
  localStorage.clear()
}

/** Each test of this file begins with the workbench of a first visit, and leaves it to the next file. */
export function freshWorkbench(): void {
  beforeEach(reset)
  afterEach(reset)
}

/** Shows the workbench which backend its phones talk to, without a call. */
export function setMode(mode: 'mock' | 'beside' | 'real'): void {
  queryClient.setQueryData(backendQuery.queryKey, { mode, url: null })
}

/** Mail address and page that the stage has for a phone. */
export function onPhone(phone: 'a' | 'b' | 'c'): readonly [email: string | null, route: string] {
  const { email, route } = state.store.get(state.phonesAtom)[phone]
  return [email, route]
}

/** Report of a phone that shows a page. */
export const reportOf = (uid: string | null, route: string) => ({ uid, route, title: '', canGoBack: false })
