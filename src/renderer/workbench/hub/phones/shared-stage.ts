import type { NotedStage } from '../../../../contract/control/stage.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { control } from '../control/call-control.ts'
import { historyQuery, isRealPhone, queryClient } from '../control/queries.ts'
import { isMoving, movesBegun } from '../control/turns.ts'
import { phoneCountAtom, phonesAtom, store } from '../state.ts'
import { changePhone, enterPhone, isArriving, leavePhone, openOnPhone, phonesOnStage } from './phone-actions.ts'

/** Names this page in its reports. */
const me = crypto.randomUUID()
const settleMs = 150

let joined: Promise<void> | undefined
let soon: number | undefined
let reported = ''
/** The storyline step whose pages this page shows, and its own moves that led there. */
let place = ''
let moves = 0

/** Puts the members whom the server knows on the phones, once, before the phones start (D-141). */
export const joinStage = (): Promise<void> => (joined ??= join())

async function join(): Promise<void> {
  const known = await read()
  const standings = standingsOf(known)
  const phones = store.get(phonesAtom)
  // After a restart the server knows only the beginning of the step. A browser with its people keeps its pages.
  const hasPeople = known?.by === null && standings.every(([phone, { email }]) => phones[phone].email === email)
  if (!hasPeople) for (const [phone, { email, page }] of standings) changePhone(phone, { email, route: page })
  const last = standings.at(-1)?.[0]
  if (last) store.set(phoneCountAtom, (count) => Math.max(count, phoneNames.indexOf(last) + 1))
  store.sub(phonesAtom, reportStage)
  reportStage()
}

/** Undefined with a real API, whose logins never leave the phones. */
const read = () => control.readStage().catch(() => undefined)

function standingsOf(known: NotedStage | undefined) {
  return phoneNames.flatMap((phone) => {
    const standing = known?.phones[phone]
    return standing && !isRealPhone(phone) ? [[phone, standing] as const] : []
  })
}

/** Reports members and pages to the server soon, if they differ from the last report. */
function reportStage(): void {
  window.clearTimeout(soon)
  soon = window.setTimeout(() => {
    const phones = store.get(phonesAtom)
    const ofMock = phonesOnStage().filter((phone) => !isRealPhone(phone))
    const standing = (phone: PhoneName) => ({ email: phones[phone].email, page: phones[phone].route })
    const now = Object.fromEntries(ofMock.map((phone) => [phone, standing(phone)]))
    if (JSON.stringify(now) === reported) return
    reported = JSON.stringify(now)
    control.changeStage({ phones: now, by: me }).catch(() => (reported = ''))
  }, settleMs)
}

/** Reports again, because a new world forgets the stage. */
export function reportStageAnew(): void {
  reported = ''
  if (joined) reportStage()
}

/**
 * Follows another workbench: a phone takes the member whom the other one put on it. Its page follows with the member,
 * and with each step of a storyline; otherwise every workbench keeps its own pages.
 */
export async function followStage(): Promise<void> {
  const [known, { story }] = await Promise.all([read(), queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })])
  if (isMoving()) return
  // A way back of this page leaves its phones on their pages.
  const isNewStep = JSON.stringify(story) !== place && moves === movesBegun()
  place = JSON.stringify(story)
  moves = movesBegun()
  if (!known || known.by === me || (known.by === null && !story)) return
  for (const [phone, { email, page }] of standingsOf(known)) {
    const present = store.get(phonesAtom)[phone]
    if (!phonesOnStage().includes(phone) || isArriving(phone)) continue
    if (email === null) {
      if (present.email !== null) leavePhone(phone, page)
    } else if (present.email !== email) enterPhone(phone, email, page).catch(() => leavePhone(phone))
    else if (story && isNewStep && present.route !== page) openOnPhone(phone, page)
  }
}
