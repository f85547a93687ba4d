import { memberKey } from '../../../../../contract/rules/stored-names.ts'
import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { deviceStorage, tabStorage } from '../../../../lib/storage.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'
import type { OpenedDialogs, Opening } from './queue.ts'

/** Storage keys: popups closed in a visit, the last visit with an opening, the last sale, today's bonus. */
const key = (name: 'popups' | 'opened' | 'sale' | 'bonus') => memberKey(name, readSession().uid ?? '')

const today = () => businessDay(serverNow())

/** Codes of the popups closed during this visit (BONUS-14), stored as '2026-11-20 3,1'. */
export function closedPopups(): readonly number[] {
  const [day, codes = ''] = (deviceStorage.getItem(key('popups')) ?? '').split(' ')
  return day === today() ? codes.split(',').filter(Boolean).map(Number) : []
}

export function rememberClosed(code: number): void {
  deviceStorage.setItem(key('popups'), `${today()} ${[...new Set([...closedPopups(), code])].join(',')}`)
}

/** Reads the earlier openings. A visit is a business day on this device, in whatever number of tabs (D-101). */
export function readOpened(): OpenedDialogs {
  const saleMs = Number(deviceStorage.getItem(key('sale')) ?? Number.NaN)
  return {
    thisVisit: deviceStorage.getItem(key('opened')) === today(),
    lastSaleMs: Number.isNaN(saleMs) ? null : saleMs,
  }
}

/** A receipt counts as an opening too, because nothing may cover it (D-112). */
export function rememberOpened(opening: Opening | 'receipt'): void {
  deviceStorage.setItem(key('opened'), today())
  if (opening === 'sale') deviceStorage.setItem(key('sale'), String(serverNow()))
}

/** Today's bonus that was received, and that this tab has not shown yet. */
export const unshownBonus = {
  exists: (): boolean => tabStorage.getItem(key('bonus')) === today(),
  remember: (): void => tabStorage.setItem(key('bonus'), today()),
  forget: (): void => tabStorage.removeItem(key('bonus')),
}
