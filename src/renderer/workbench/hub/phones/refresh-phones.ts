import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { mockPhones } from '../control/backend-queries.ts'
import { phonesOnStage } from '../phone-state.ts'
import { readLines } from './ask-phone.ts'
import { linkOf, loadPhone, orderPhone } from './phone-link.ts'

/** Debounce of refreshes in milliseconds: one step of a story has several events, and its own refresh. */
const refreshMs = 80
let refreshing: number | undefined
/** Works under way that refresh the phones themselves. */
let works = 0

/** Makes the phones of the mock refetch their data, soon and once for several calls. */
export function refreshPhones(): void {
  if (works > 0) return
  window.clearTimeout(refreshing)
  refreshing = window.setTimeout(refreshNow, refreshMs)
}

/** Makes the phones of the mock refetch their data. */
export function refreshNow(): void {
  window.clearTimeout(refreshing)
  for (const phone of mockPhones()) orderPhone(phone, { kind: 'refresh' })
}

/** Does a work that calls {@link refreshNow} after its changes. The events of these changes refresh nothing. */
export function refreshingItself<T>(work: () => Promise<T>): Promise<T> {
  works += 1
  return work().finally(() => (works -= 1))
}

/** Milliseconds without a reply after which a page has crashed, or hangs. */
const crashedMs = 5000

/**
 * Reloads the page of a phone. Loads its frame from its address if the page has not loaded, as when the server was down,
 * or has crashed.
 */
export function reloadPhone(phone: PhoneName): void {
  if (!linkOf(phone).isReady) return loadPhone(phone)
  orderPhone(phone, { kind: 'reload' })
  void readLines(phone, crashedMs).then((lines) => {
    // A frame that unloads meanwhile loads by itself.
    if (lines === undefined && linkOf(phone).isReady) loadPhone(phone)
  })
}

export function reloadPhones(): void {
  for (const phone of phonesOnStage()) reloadPhone(phone)
}
