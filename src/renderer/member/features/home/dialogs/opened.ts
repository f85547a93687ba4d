import { deviceStorage, tabStorage } from '../../../../lib/storage.ts'
import { serverNow } from '../../../api/server-time.ts'
import { ownKey } from '../../../shared/device/own-key.ts'
import { today } from '../../../shared/today.ts'
import type { OpenedDialogs, Opening } from './queue.ts'

/** Codes of the popups closed during this visit (BONUS-14), stored as '2026-11-20 3,1'. */
export function closedPopups(): readonly number[] {
  const [day, codes = ''] = (deviceStorage.getItem(ownKey('popups')) ?? '').split(' ')
  return day === today() ? codes.split(',').filter(Boolean).map(Number) : []
}

export function rememberClosed(code: number): void {
  deviceStorage.setItem(ownKey('popups'), `${today()} ${[...new Set([...closedPopups(), code])].join(',')}`)
}

/** Reads the earlier openings. A visit is a business day on this device, in whatever number of tabs (D-101). */
export function readOpened(): OpenedDialogs {
  const saleMs = Number(deviceStorage.getItem(ownKey('sale')) ?? Number.NaN)
  return {
    thisVisit: deviceStorage.getItem(ownKey('opened')) === today(),
    lastSaleMs: Number.isNaN(saleMs) ? null : saleMs,
  }
}

/** A receipt counts as an opening too, because nothing may cover it (D-112). */
export function rememberOpened(opening: Opening | 'receipt'): void {
  deviceStorage.setItem(ownKey('opened'), today())
  if (opening === 'sale') deviceStorage.setItem(ownKey('sale'), String(serverNow()))
}

/** Today's bonus that was received, and that this tab has not shown yet. */
export const unshownBonus = {
  exists: (): boolean => tabStorage.getItem(ownKey('bonus')) === today(),
  remember: (): void => tabStorage.setItem(ownKey('bonus'), today()),
  forget: (): void => tabStorage.removeItem(ownKey('bonus')),
}
