import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'
import type { Opened, Opening } from './queue.ts'

/** Per member: two members may use one browser one after the other. */
const key = (name: string) => `yoimachi.${name}.${readSession().uid ?? ''}`

/** Codes of the popups closed during this visit, i.e. this browser session (BONUS-14). */
export function closedPopups(): readonly number[] {
  const stored = sessionStorage.getItem(key('popups')) ?? ''
  return stored.split(',').filter(Boolean).map(Number)
}

export function rememberClosed(code: number): void {
  sessionStorage.setItem(key('popups'), [...new Set([...closedPopups(), code])].join(','))
}

/** What opened by itself before. A visit is a browser session, and a new one begins with each business day (D-101). */
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
