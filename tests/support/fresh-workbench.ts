import { RESET } from 'jotai/utils'
import { afterEach, beforeEach, vi } from 'vitest'
import { backendQuery } from '../../src/renderer/workbench/hub/control/backend-queries.ts'
import { flashesAtom } from '../../src/renderer/workbench/hub/control/flash.ts'
import { queryClient } from '../../src/renderer/workbench/hub/control/query-client.ts'
import * as phones from '../../src/renderer/workbench/hub/phone-state.ts'
import { linkPhone } from '../../src/renderer/workbench/hub/phones/phone-link.ts'
import { cancelLogin } from '../../src/renderer/workbench/hub/phones/phone-login.ts'
import { isPresentingAtom, presentingViewAtom } from '../../src/renderer/workbench/hub/presenting.ts'
import {
  dockFoldedAtom,
  exchangeSourceAtom,
  isJumpingAtom,
  quietAtom,
  store,
} from '../../src/renderer/workbench/hub/state.ts'
import { themeAtom } from '../../src/renderer/workbench/hub/theme.ts'

function reset(): void {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  queryClient.clear()
  for (const phone of ['a', 'b', 'c'] as const) {
    linkPhone(phone, null)
    cancelLogin(phone)
  }
  for (const stored of [quietAtom, dockFoldedAtom]) store.set(stored, RESET)
  store.set(phones.phoneCountAtom, RESET)
  store.set(phones.phonesAtom, RESET)
  store.set(themeAtom, RESET)
  store.set(presentingViewAtom, RESET)
  store.set(phones.memberIdsAtom, {})
  store.set(phones.reportsAtom, {})
  store.set(phones.phoneInHandAtom, 'a')
  store.set(exchangeSourceAtom, 'now')
  store.set(isPresentingAtom, false)
  store.set(isJumpingAtom, false)
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
  const { email, route } = store.get(phones.phonesAtom)[phone]
  return [email, route]
}

/** Report of a phone that shows a page. */
export const reportOf = (uid: string | null, route: string) => ({ uid, route, title: '', canGoBack: false })
