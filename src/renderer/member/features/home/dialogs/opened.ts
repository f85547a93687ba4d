import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'
import type { Opened, Opening } from './queue.ts'

/** Per member, because two members may use one browser in turn. */
const key = (name: string) => `yoimachi.${name}.${readSession().uid ?? ''}`

/** Codes of the popups closed during this visit, which is a browser session (BONUS-14). */
export function closedPopups(): readonly number[] {
  const stored = sessionStorage.getItem(key('popups')) ?? ''
  return stored.split(',').filter(Boolean).map(Number)
}

export function rememberClosed(code: number): void {
  sessionStorage.setItem(key('popups'), [...new Set([...closedPopups(), code])].join(','))
}

/** Reads the earlier openings. A visit is a browser session, and each business day starts a new visit (D-101). */
export function readOpened(): Opened {
  const sale = localStorage.getItem(key('sale'))
  return {
    thisVisit: sessionStorage.getItem(key('opened')) === businessDay(serverNow()),
    lastSaleMs: sale === null ? null : Number(sale),
  }
}

export function rememberOpened(opening: Opening): void {
  sessionStorage.setItem(key('opened'), businessDay(serverNow()))
  if (opening === 'sale') localStorage.setItem(key('sale'), String(serverNow()))
}

/** Claim of today's bonus that this tab has not told yet. */
export const untoldClaim = {
  exists: (): boolean => sessionStorage.getItem(key('bonus')) === businessDay(serverNow()),
  remember: (): void => sessionStorage.setItem(key('bonus'), businessDay(serverNow())),
  forget: (): void => sessionStorage.removeItem(key('bonus')),
}
