import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'

const storageKey = () => `yoimachi.announced.${readSession().uid ?? ''}`

/** Whether this member confirmed an announcement on this business day: one a day, the next one tomorrow. */
export function wasAnnouncedToday(): boolean {
  return localStorage.getItem(storageKey()) === businessDay(serverNow())
}

export function rememberAnnounced(): void {
  localStorage.setItem(storageKey(), businessDay(serverNow()))
}
