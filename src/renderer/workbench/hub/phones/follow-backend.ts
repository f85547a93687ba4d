import { isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { backendQuery, isRealPhone } from '../control/backend-queries.ts'
import { cached, readNow } from '../control/query-client.ts'
import { createQueue } from '../control/queue.ts'
import { phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
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
    if (!after) return
    const isOther = before !== undefined && (before.mode !== after.mode || before.url !== after.url)
    const isEmpty = (phone: PhoneName) => store.get(phonesAtom)[phone].email === null
    const mock = phoneNames.filter((phone) => !isRealPhone(phone))
    // A login inside a phone of a real API stays, unless its address is another one.
    for (const phone of phoneNames.filter(isRealPhone)) if (isOther || !isEmpty(phone)) leaveMock(phone)
    for (const phone of mock.filter(isEmpty)) if (isOther && isRealTo(before.mode, phone)) logOut(phone, '/')
    await restorePeople(mock)
  })
