import type { CapsulePhone, CapsuleStage } from '../../../contract/control/capsule.ts'
import { moveClock, readClock } from '../../../contract/control/clock.ts'
import { type Fault, listFaults, replaceFaults } from '../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { callControl } from '../control/call-control.ts'
import { historyQuery, isRealPhone, queryClient } from '../control/queries.ts'
import { flashProblem } from '../parts/flash.ts'
import { chooseTheme } from '../parts/machine.ts'
import { followCasts } from '../stage/past-casts.ts'
import { becomePhone, changePhone, leavePhone, phonesOnStage } from '../stage/phone-actions.ts'
import { askPhone } from '../stage/phone-link.ts'
import { quietAtom } from '../state/layout.ts'
import { readScreen, screenOfState, phoneCountAtom, phonesAtom, reportsAtom, store } from '../state/phones.ts'

/** Timeout in milliseconds. A phone whose page hangs is saved with its address only. */
const patienceMs = 2000

const shownTheme = () => (document.documentElement.dataset['theme'] === 'night' ? 'dark' : 'light')

/** Reads the stage: the login, page, screen settings and stored data of each phone. */
export async function readStage(): Promise<CapsuleStage> {
  return {
    theme: shownTheme(),
    quiet: store.get(quietAtom),
    phones: await Promise.all(phonesOnStage().map(readPhone)),
  }
}

async function readPhone(phone: PhoneName): Promise<CapsulePhone> {
  const state = store.get(phonesAtom)[phone]
  // Logins and pages of a real API are never saved.
  if (isRealPhone(phone)) return { phone, email: null, route: '/', screen: screenOfState(state), device: null }
  const report = store.get(reportsAtom)[phone]
  const response = await askPhone(phone, (id) => ({ kind: 'read-device', id }), 'device', patienceMs)
  return {
    phone,
    email: report ? report.uid : state.email,
    route: report?.route ?? state.route,
    screen: screenOfState(state),
    device: response?.device ?? null,
  }
}

/** Restores a stage. If the world lacks the member of a phone, shows a message and logs the phone out. */
export async function putOnStage({ theme, quiet, phones }: CapsuleStage): Promise<void> {
  if (theme !== undefined && theme !== shownTheme()) chooseTheme(theme)
  if (quiet !== undefined) store.set(quietAtom, quiet)
  store.set(phoneCountAtom, phones.length)
  await Promise.all(
    phones.map(async ({ phone, email, route, screen, device }) => {
      changePhone(phone, readScreen(screen))
      await becomePhone(phone, email, route, device).catch((problem: unknown) => {
        flashProblem(problem)
        leavePhone(phone)
      })
    }),
  )
}

/** State of the case outside the history of the world. */
interface Side {
  readonly stage: CapsuleStage
  readonly faults: readonly Fault[]
  readonly pace: { readonly mode: 'running' | 'frozen'; readonly speed: number }
}

interface Opening {
  /** Moment at which the capsule replaced the world. */
  readonly moment: number
  /** The side not in use: while the capsule's world is present, the side before it; otherwise the capsule's side. */
  other: Side
  isInside: boolean
}

const openings: Opening[] = []

export async function readSide(): Promise<Side> {
  const [stage, faults, { mode, speed }] = await Promise.all([
    readStage(),
    callControl(listFaults),
    callControl(readClock),
  ])
  return { stage, faults: faults.map(({ fired: _fired, ...fault }) => fault), pace: { mode, speed } }
}

/** Records that a capsule was opened. Going back to before `moment` restores the side `before`. */
export function rememberSide(moment: number, before: Side): void {
  openings.push({ moment, other: before, isInside: true })
}

/**
 * Restores phones, faults and pace after a move in history to before a capsule, or forward to it. Returns true when it
 * restored them. Otherwise the phones have to be renewed, with the members that stood there.
 */
export async function followHistory(): Promise<boolean> {
  const { present, moments } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  const parents = new Map(moments.map(({ id, parent }) => [id, parent]))
  const way = new Set<number>()
  for (let at: number | null | undefined = present; at !== null && at !== undefined; at = parents.get(at)) way.add(at)
  followCasts(way)
  const crossed = openings.filter(({ moment, isInside }) => way.has(moment) !== isInside)
  if (crossed.length === 0) return false
  let there = await readSide()
  // Crosses several openings in the direction of the move, so the last side read is the right side.
  const inOrder = way.has(crossed[0]?.moment ?? 0) ? crossed : crossed.toReversed()
  for (const opening of inOrder) {
    const next = opening.other
    opening.other = there
    opening.isInside = !opening.isInside
    there = next
  }
  await putBeside(there)
  return true
}

async function putBeside({ stage, faults, pace }: Side): Promise<void> {
  await callControl(replaceFaults, [...faults])
  await callControl(moveClock, pace.mode === 'running' ? pace : { mode: 'frozen' })
  await putOnStage(stage)
}
