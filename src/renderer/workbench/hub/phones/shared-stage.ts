import type { RevisedPhones, SharedStage } from '../../../../contract/control/stage.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { control } from '../control/call-control.ts'
import { flashProblem } from '../control/flash.ts'
import { isRealPhone } from '../control/queries.ts'
import { phoneCountAtom, phonesAtom, store } from '../state.ts'
import { assignPhone, phonesOnStage, showOnPhone } from './phone-actions.ts'
import { renewPhones } from './renew-phones.ts'
import { readWholeStage, restoreWholeStage } from './whole-stage.ts'

// The server keeps the stage (docs/architecture.md). This page reports what its phones show, and follows what the
// server or another page has put on them. Reports and reads run one after another.

/** Milliseconds to wait for further changes before a report. */
const reportDelayMs = 150

/** Revision of each phone that this page shows. */
const shown: Partial<Record<PhoneName, number>> = {}
/** World whose logins the phones have. */
let world: number | undefined
/** Whether a phone waits for a login of this world. */
let isStranded = false
/** Phones as the server knows them, as text. */
let reported = ''
let soon: number | undefined
let joined: Promise<void> | undefined
let queue: Promise<unknown> = Promise.resolve()
let waiting: Promise<void> | undefined

/** Puts the people whom the server knows on the phones, once, before the phones start (D-141). */
export const joinStage = (): Promise<void> => (joined ??= join())

async function join(): Promise<void> {
  const known = await readStage()
  // The phones log in when they start, so they have no logins of a former world.
  world = known?.world
  if (known) await apply(known, {})
  store.sub(phonesAtom, reportSoon)
  store.sub(phoneCountAtom, reportSoon)
  reportSoon()
}

/**
 * Follows the server: phones show other people and pages that were put on them, and after the world was replaced each
 * logs its person in again. A run that waits serves every change until it begins.
 */
export function followStage(): Promise<void> {
  waiting ??= inQueue(async () => {
    waiting = undefined
    await report()
    const own = ownPhones()
    const known = await readStage()
    if (known) await apply(known, own)
  })
  return waiting
}

/** Logs the people in again because the login of a phone went with a former world. */
export function renewStranded(): void {
  isStranded = true
  void followStage()
}

/** Undefined with a real API, whose logins never leave the phones, and without a response. */
const readStage = () => control.readStage().catch(() => undefined)

function inQueue(work: () => Promise<void>): Promise<void> {
  const run = queue.then(work)
  queue = run.catch(() => {})
  return run
}

function reportSoon(): void {
  window.clearTimeout(soon)
  soon = window.setTimeout(() => void inQueue(report), reportDelayMs)
}

/** Reports people and pages to the server if they have changed. */
async function report(): Promise<void> {
  const own = ownPhones()
  const text = JSON.stringify(own)
  if (text === reported) return
  reported = text
  const known = await control.changeStage({ phones: own }).catch(() => undefined)
  if (known) await apply(known, own)
  else reported = ''
}

function ownPhones(): RevisedPhones {
  const phones = store.get(phonesAtom)
  const ofMock = phonesOnStage().filter((phone) => !isRealPhone(phone))
  return Object.fromEntries(
    ofMock.map((phone) => {
      const { email, route } = phones[phone]
      return [phone, { email, page: route, revision: shown[phone] ?? 0 }]
    }),
  )
}

/** @param own what this page showed when it asked */
async function apply(known: SharedStage, own: RevisedPhones): Promise<void> {
  const isSameWorld = world === known.world && !isStranded
  world = known.world
  isStranded = false
  const fresh = phonesOf(known).filter(([phone, { revision }]) => revision !== shown[phone])
  for (const [phone, { revision }] of fresh) shown[phone] = revision
  // Tells the server that this page has seen them, or who stands on the phones of a new world.
  const isForgotten = Object.keys(own).some((phone) => known.phones[phone as PhoneName] === undefined)
  if (isForgotten) reported = ''
  if (isForgotten || fresh.length > 0) reportSoon()
  if (known.whole && fresh.length > 0) {
    const { stage, left } = known.whole
    await control.keepStage({ moment: left, stage: await readWholeStage() }).catch(() => {})
    return restoreWholeStage(stage)
  }
  const placed = fresh.filter(([phone, { email, page }]) => own[phone]?.email !== email || own[phone]?.page !== page)
  makeRoomFor(placed.map(([phone]) => phone))
  const standings = placed.map(([phone, { email, page }]) => [phone, { email, route: page }] as const)
  if (isSameWorld) {
    await Promise.all(standings.map(([phone, standing]) => showOnPhone(phone, standing)))
    return
  }
  for (const [phone, standing] of standings) assignPhone(phone, standing)
  const isRenewed = await renewPhones().catch((problem: unknown) => {
    flashProblem(problem)
    return false
  })
  if (!isRenewed) isStranded = true
}

/** Phones of the mock. */
const phonesOf = ({ phones }: SharedStage) =>
  phoneNames.flatMap((phone) => {
    const standing = phones[phone]
    return standing && !isRealPhone(phone) ? [[phone, standing] as const] : []
  })

/** Shows at least as many phones as these need. */
function makeRoomFor(phones: readonly PhoneName[]): void {
  const count = 1 + Math.max(-1, ...phones.map((phone) => phoneNames.indexOf(phone)))
  if (count > store.get(phoneCountAtom)) store.set(phoneCountAtom, count)
}
