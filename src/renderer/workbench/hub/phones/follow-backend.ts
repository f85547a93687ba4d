import { isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { backendQuery } from '../control/backend-queries.ts'
import type { ControlResponse } from '../control/call-control.ts'
import { flash } from '../control/flash.ts'
import { cached, readNow } from '../control/query-client.ts'
import { createQueue } from '../control/queue.ts'
import { currentCopy } from '../language.ts'
import { phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { logOut } from './phone-login.ts'
import { leaveMock, restorePeople } from './saved-people.ts'

const enqueueFollow = createQueue()

/**
 * Follows the backend after a change by this or another browser, or a gap in the events. A phone that changes sides is logged
 * out, because a login of one API must never reach the other: the members of the mock are saved, and return with it. Hidden
 * phones change too, because they may be shown later.
 */
export const followBackend = (): Promise<void> =>
  enqueueFollow(async () => {
    const before = cached(backendQuery)
    const after = await readNow(backendQuery).catch(() => undefined)
    // Without a response nothing is known to have changed. The next connection of the events reads it again, too.
    if (!after) {
      const { backendUnknown, readBackendAgain } = currentCopy(phonesCopy)
      return flash(backendUnknown, 'alarm', [{ label: readBackendAgain, run: () => void followBackend() }])
    }
    for (const phone of phoneNames) {
      const change = changeOf(phone, before, after)
      if (change === 'to-real') leaveMock(phone)
      if (change === 'to-mock') logOut(phone, '/')
    }
    await restorePeople(phoneNames.filter((phone) => !isRealTo(after.mode, phone)))
  })

type Backend = ControlResponse<'readBackend'>

/** What a change of the backend means for a phone. Without a backend before, the page has just opened. */
function changeOf(phone: PhoneName, before: Backend | undefined, after: Backend): 'to-real' | 'to-mock' | 'none' {
  const isOther = before !== undefined && (before.mode !== after.mode || before.url !== after.url)
  const isEmpty = store.get(phonesAtom)[phone].email === null
  // A login inside a phone of a real API stays, unless its address is another one.
  if (isRealTo(after.mode, phone)) return isOther || !isEmpty ? 'to-real' : 'none'
  return isOther && isEmpty && isRealTo(before.mode, phone) ? 'to-mock' : 'none'
}
