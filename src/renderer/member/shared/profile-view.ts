import { loginOf, readSession } from '../api/session-store.ts'
import { today } from './today.ts'

/** Business day on which a detailed profile was last asked for in this visit; by login, as a tab may be shared. */
const viewedOn = new Map<string, string>()

const viewKey = (uuid: string) => `${loginOf(readSession())} ${uuid}`

/** Notes that a page has asked for a detailed profile on a business day, which may have spent a view (D-44). */
export function noteView(uuid: string, day: string): void {
  viewedOn.set(viewKey(uuid), day)
}

/** Whether a detailed profile can be read again without a view: only the first one of a day is spent (D-44). */
export function isViewFree(uuid: string): boolean {
  return viewedOn.get(viewKey(uuid)) === today()
}
