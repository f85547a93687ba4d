import { memberKey } from '../../../../../contract/rules/stored-names.ts'
import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { deviceStorage, tabStorage } from '../../../../lib/storage.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'
import type { OpenedDialogs, Opening } from './queue.ts'

const key = (name: 'popups' | 'opened' | 'sale' | 'bonus') => memberKey(name, readSession().uid ?? '')

const today = () => businessDay(serverNow())

/** Codes of the popups closed during this visit (BONUS-14). */
export function closedPopups(): readonly number[] {
  const [day, codes = ''] = (deviceStorage.getItem(key('popups')) ?? '').split(' ')
  return day === today() ? codes.split(',').filter(Boolean).map(Number) : []
}

export function rememberClosed(code: number): void {
  deviceStorage.setItem(key('popups'), `${today()} ${[...new Set([...closedPopups(), code])].join(',')}`)
}

/** Reads the earlier openings. A visit is a business day on this device, in whatever number of tabs (D-101). */
export function readOpened(): OpenedDialogs {
  const sale = deviceStorage.getItem(key('sale'))
  return {
    thisVisit: deviceStorage.getItem(key('opened')) === today(),
    lastSaleMs: sale === null ? null : Number(sale),
  }
}

/** A receipt counts as an opening too, because nothing may cover it (D-112). */
export function rememberOpened(opening: Opening | 'receipt'): void {
  deviceStorage.setItem(key('opened'), today())
  if (opening === 'sale') deviceStorage.setItem(key('sale'), String(serverNow()))
}

/** Claim of today's bonus that this tab has not told yet. */
export const untoldClaim = {
  exists: (): boolean => tabStorage.getItem(key('bonus')) === today(),
  remember: (): void => tabStorage.setItem(key('bonus'), today()),
  forget: (): void => tabStorage.removeItem(key('bonus')),
}
