import { Sex } from '../../../../contract/enums/member.ts'
import type { PhoneDevice, PhoneOrder } from '../../../../contract/phone-messages.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { control, ControlProblem } from '../control/call-control.ts'
import { flash } from '../control/flash.ts'
import { handsetQuery, isRealPhone, membersQuery, queryClient } from '../control/queries.ts'
import {
  quietAtom,
  memberIdsAtom,
  phonesAtom,
  phonesOnStageAtom,
  type PhoneState,
  reportsAtom,
  store,
} from '../state.ts'
import { readOfPage, shownOn } from './page-reads.ts'
import { addressOn, askPhone, isReady, orderPhone, phoneOrigin } from './phone-link.ts'

export const phonesOnStage = (): readonly PhoneName[] => store.get(phonesOnStageAtom)

export function changePhone(phone: PhoneName, change: Partial<PhoneState>): void {
  store.set(phonesAtom, (phones) => ({ ...phones, [phone]: { ...phones[phone], ...change } }))
}

/**
 * Logins in progress with their target pages. The latest login wins. A page requested meanwhile replaces the target.
 */
const arrivals = new Map<PhoneName, { to: string }>()

let ignoring = 0

/** Ignores what the phones of the mock report until the work is done, because it concerns the former world. */
export async function ignoringReports(work: () => Promise<unknown>): Promise<void> {
  ignoring += 1
  try {
    await work()
  } finally {
    ignoring -= 1
  }
}

/** Whether a login is in progress or about to begin. Until it ends, messages of the phone concern the previous login. */
export const isArriving = (phone: PhoneName): boolean => arrivals.has(phone) || (ignoring > 0 && !isRealPhone(phone))

/**
 * Logs a member in on a phone without a password, and opens a page. With `stay` the world was replaced: a phone that
 * already shows the member and page only refetches, and goes home if that world lacks the page.
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
    const read = how === 'stay' ? readOfPage(arrivedAt) : undefined
    return stays
      ? { kind: 'renew', session, read }
      : { kind: 'enter', session, to: arrivedAt, anew: how !== 'open', read }
  })
}

const realPhoneText = (phone: PhoneName) =>
  `${phone.toUpperCase()} は実際の API につながっています。アプリの画面からログインしてください。`

/** Logs a member in, and sends the phone the order built from the session and the target page. */
async function arrive(
  phone: PhoneName,
  email: string,
  to: string,
  orderOf: (session: Record<string, string>, to: string) => PhoneOrder,
): Promise<void> {
  const arrival = { to }
  arrivals.set(phone, arrival)
  // Set at once, so that a concurrent login by renewPhones uses the same member and page.
  changePhone(phone, { email, route: to })
  try {
    const { account, ...headers } = await control.openSession({ email })
    if (arrivals.get(phone) !== arrival) return
    store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: account.id }))
    changePhone(phone, { email: account.email, route: arrival.to })
    orderPhone(phone, orderOf({ ...headers, sex: String(account.sex) }, arrival.to))
  } finally {
    if (arrivals.get(phone) === arrival) arrivals.delete(phone)
  }
}

/** Shows a person and a page that the server or another workbench has put on a phone. */
export async function showOnPhone(
  phone: PhoneName,
  { email, route }: Pick<PhoneState, 'email' | 'route'>,
): Promise<void> {
  const present = store.get(phonesAtom)[phone]
  // A phone that has not loaded logs in when it starts.
  if (!isReady(phone)) return assignPhone(phone, { email, route })
  if (email === null && present.email !== null) return leavePhone(phone, route)
  if (email !== null && present.email !== email) return enterPhone(phone, email, route).catch(() => leavePhone(phone))
  if (store.get(reportsAtom)[phone]?.route !== route) return openOnPhone(phone, route)
  orderPhone(phone, { kind: 'refresh' })
}

/** Sets who stands on a phone, and the page. The next renewal logs the member in; a login in progress is dropped. */
export function assignPhone(phone: PhoneName, { email, route }: Pick<PhoneState, 'email' | 'route'>): void {
  arrivals.delete(phone)
  changePhone(phone, { email, route })
}

/** States to apply to phones that are not on the stage yet. */
const waiting = new Map<PhoneName, PhoneDevice | null>()

/**
 * Copies login, page and storage to a phone. A phone of the real API stays unchanged.
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

/** Applies the waiting state to a phone that has just appeared; undefined when no state waits. */
export function becomeWaiting(phone: PhoneName): Promise<void> | undefined {
  const device = waiting.get(phone)
  if (device === undefined) return undefined
  waiting.delete(phone)
  const { email, route } = store.get(phonesAtom)[phone]
  return becomePhone(phone, email, route, device)
}

/** Logs a phone out by clearing its session. The server keeps its record. */
export function leavePhone(phone: PhoneName, to = '/'): void {
  arrivals.delete(phone)
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: undefined }))
  changePhone(phone, { email: null, route: to })
  orderPhone(phone, { kind: 'leave', to })
}

/** Opens a page of the app on a phone. Full addresses, as in mails, become addresses of that phone. */
export function openOnPhone(phone: PhoneName, address: string): void {
  const handset = queryClient.getQueryData(handsetQuery.queryKey)?.origin
  const to = addressOn(phoneOrigin(phone), address, { port: location.port, handset })
  const arrival = arrivals.get(phone)
  if (arrival) arrival.to = to
  else {
    // Set at once, so that a renewal before the phone's report keeps this page.
    changePhone(phone, { route: to })
    orderPhone(phone, { kind: 'go', to })
  }
}

/** Debounce of refreshes in milliseconds: one step of a story has several events, and its own refresh. */
const refreshMs = 80
let refreshing: number | undefined

/** Makes the phones of the mock refetch their data, soon and once for several calls. */
export function refreshPhones(): void {
  window.clearTimeout(refreshing)
  refreshing = window.setTimeout(() => {
    for (const phone of phonesOnStage()) if (!isRealPhone(phone)) orderPhone(phone, { kind: 'refresh' })
  }, refreshMs)
}

export function reloadPhones(): void {
  for (const phone of phonesOnStage()) orderPhone(phone, { kind: 'reload' })
}

/** Whether the stage is quiet: no dialog opens by itself and explicit preferences are folded (D-87). */
export function chooseQuiet(on: boolean): void {
  if (store.get(quietAtom) === on) return
  store.set(quietAtom, on)
  // A dialog held back opens with its page. An open dialog closes.
  window.setTimeout(reloadPhones)
}

const timeoutMs = 15_000

/**
 * Makes an API call as the member on a phone. The phone sends it, because the API accepts only the phone's origin.
 * @returns the status; 0 without a response
 */
export async function callFromPhone(
  phone: PhoneName,
  call: { readonly method: string; readonly path: string; readonly body?: string },
): Promise<number> {
  const reply = await askPhone(phone, (id) => ({ kind: 'call', id, ...call }), 'response', timeoutMs)
  return reply?.status ?? 0
}

/** Returns the phone of a member; undefined when the member is not on the stage. */
export function phoneOfMember(id: number): PhoneName | undefined {
  const ids = store.get(memberIdsAtom)
  return phonesOnStage().find((phone) => ids[phone] === id)
}

/** Opens the home of a member on its phone. If the member is not on the stage, the last phone logs the member in. */
export async function showMember(id: number): Promise<void> {
  const phone = phoneOfMember(id)
  if (phone) return openOnPhone(phone, '/home')
  const found = await queryClient.fetchQuery(membersQuery(String(id)))
  const member = found.find((line) => line.id === id)
  if (!member) return flash('この会員は、いまの世界にはいません。', 'alarm')
  await enterPhone(phonesOnStage().findLast((name) => !isRealPhone(name)) ?? phoneNames[0], member.email, '/home')
}

/** Whether a phone shows the page of a member, or the conversation with that member. */
async function isOnPageOf(phone: PhoneName, id: number): Promise<boolean> {
  const shown = shownOn(store.get(reportsAtom)[phone]?.route ?? store.get(phonesAtom)[phone].route)
  if (shown === undefined || shown === String(id)) return shown !== undefined
  return (await queryClient.fetchQuery(membersQuery(shown))).some((line) => line.id === id)
}

/**
 * Shows two members side by side, each on the other's profile. Who is on the stage already stays on that phone, and on
 * a page about the other member.
 */
export async function showPair([one, other]: readonly [number, number]): Promise<void> {
  const free = phonesOnStage().filter((name) => !isRealPhone(name))
  const taken = phoneOfMember(other)
  const first = phoneOfMember(one) ?? free.find((name) => name !== taken)
  const second = taken ?? free.find((name) => name !== first)
  const place = async (phone: PhoneName | undefined, id: number, partner: number) => {
    const member = (await queryClient.fetchQuery(membersQuery(String(id)))).find((line) => line.id === id)
    if (!phone || !member) return
    const to = `/profile${member.sex === Sex.man ? '/female' : ''}?id=${partner}`
    if (phoneOfMember(id) !== phone) await enterPhone(phone, member.email, to)
    else if (!(await isOnPageOf(phone, partner))) openOnPhone(phone, to)
  }
  await Promise.all([place(first, one, other), place(second, other, one)])
}
