import { mockPhones } from '../control/backend-queries.ts'
import { phonesOnStage } from '../phone-state.ts'
import { orderPhone, reloadPhone } from './phone-link.ts'

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
export async function refreshingItself<T>(work: () => Promise<T>): Promise<T> {
  works += 1
  try {
    return await work()
  } finally {
    works -= 1
  }
}

export function reloadPhones(): void {
  for (const phone of phonesOnStage()) reloadPhone(phone)
}
