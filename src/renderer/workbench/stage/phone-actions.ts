import type { PhoneDevice, PhoneOrder } from '../../../contract/control/phone-messages.ts'
import { openSession } from '../../../contract/control/world.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { callControl, ControlProblem } from '../control/call-control.ts'
import { handsetQuery } from '../control/handset-query.ts'
import { queryClient } from '../control/query-client.ts'
import { isRealPhone } from '../control/real-phone.ts'
import {
  memberIdsAtom,
  phonesAtom,
  phonesOnStageAtom,
  reportsAtom,
  type PhoneState,
} from '../state/phones.ts'
import { store } from '../state/store.ts'
import { isReady, orderPhone } from './phone-link.ts'
import { phoneOrigin } from './phone-origin.ts'
import { addressOn } from './phone-path.ts'

/** The phones on the stage now. */
export const phonesOnStage = (): readonly PhoneName[] => store.get(phonesOnStageAtom)

export function changePhone(phone: PhoneName, change: Partial<PhoneState>): void {
  store.set(phonesAtom, (phones) => ({ ...phones, [phone]: { ...phones[phone], ...change } }))
}

/** Logins under way and where each leads: the one begun last counts, and a page asked for meanwhile is its end. */
const arrivals = new Map<PhoneName, { to: string }>()

/** Whether a login is under way: what the phone tells meanwhile is about the one before. */
export const isArriving = (phone: PhoneName): boolean => arrivals.has(phone)

/**
 * Logs a member in on a phone, without a password, and opens a page. With `stay` a phone that shows the member already keeps
 * its page, which only asks again.
 * @throws ControlProblem when this world has no such member, or the real API answers the phone
 */
export async function enterPhone(
  phone: PhoneName,
  email: string,
  to = '/home',
  how: 'open' | 'stay' = 'open',
): Promise<void> {
  if (isRealPhone(phone)) throw new ControlProblem(409, realPhoneText(phone))
  await arrive(phone, email, to, (session, arrivedAt) => {
    const report = store.get(reportsAtom)[phone]
    const stays = how === 'stay' && report?.uid === session['uid'] && report?.route === arrivedAt
    return stays ? { kind: 'renew', session } : { kind: 'enter', session, to: arrivedAt }
  })
}

const realPhoneText = (phone: PhoneName) =>
  `${phone.toUpperCase()} は実際の API につながっています。アプリの画面からログインしてください。`

/** Logs a member in, and gives the phone the order that follows from the login and the page to show. */
async function arrive(
  phone: PhoneName,
  email: string,
  to: string,
  orderOf: (session: Record<string, string>, to: string) => PhoneOrder,
): Promise<void> {
  const arrival = { to }
  arrivals.set(phone, arrival)
  // At once: whoever logs the phone in again meanwhile (renewPhones) must bring it to the same place.
  changePhone(phone, { email, route: to })
  try {
    const { account, ...headers } = await callControl(openSession, { email })
    if (arrivals.get(phone) !== arrival) return
    store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: account.id }))
    changePhone(phone, { email: account.email, route: arrival.to })
    orderPhone(phone, orderOf({ ...headers, sex: String(account.sex) }, arrival.to))
  } finally {
    if (arrivals.get(phone) === arrival) arrivals.delete(phone)
  }
}

/** What phones that are not on the stage yet become once they are. */
const waiting = new Map<PhoneName, PhoneDevice | null>()

/**
 * Makes a phone what another one was: login, page, storages; one that the real API answers stays what it is.
 * @throws ControlProblem when this world has no such member
 */
export async function becomePhone(
  phone: PhoneName,
  email: string | null,
  to: string,
  device: PhoneDevice | null,
): Promise<void> {
  if (isRealPhone(phone)) return
  changePhone(phone, { email, route: to })
  if (!isReady(phone)) {
    waiting.set(phone, device)
    return
  }
  if (email !== null)
    return arrive(phone, email, to, (session, page) => ({ kind: 'become', device, session, to: page }))
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: undefined }))
  orderPhone(phone, { kind: 'become', device, session: null, to })
}

/** Makes a phone that has just come what it was to become; undefined when nothing waits for it. */
export function becomeWaiting(phone: PhoneName): Promise<void> | undefined {
  const device = waiting.get(phone)
  if (device === undefined) return undefined
  waiting.delete(phone)
  const { email, route } = store.get(phonesAtom)[phone]
  return becomePhone(phone, email, route, device)
}

/** Ends the login of a phone as if its storage had been cleared; the server keeps its record. */
export function leavePhone(phone: PhoneName, to = '/'): void {
  arrivals.delete(phone)
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: undefined }))
  changePhone(phone, { email: null, route: to })
  orderPhone(phone, { kind: 'leave', to })
}

/** Opens a page of the app on a phone; full addresses, as mails hold them, become addresses of that phone. */
export function openOnPhone(phone: PhoneName, address: string): void {
  const handset = queryClient.getQueryData(handsetQuery.queryKey)?.origin
  const to = addressOn(phoneOrigin(phone), address, { port: location.port, handset })
  const arrival = arrivals.get(phone)
  if (arrival) arrival.to = to
  else orderPhone(phone, { kind: 'go', to })
}

/** Has the phones ask again for what they show. What happens in the mock is no reason to ask the real API. */
export function refreshPhones(): void {
  for (const phone of phonesOnStage()) if (!isRealPhone(phone)) orderPhone(phone, { kind: 'refresh' })
}

export function reloadPhones(): void {
  for (const phone of phonesOnStage()) orderPhone(phone, { kind: 'reload' })
}
