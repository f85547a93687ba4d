import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { ControlProblem } from '../control/call-control.ts'
import { flash } from '../control/flash.ts'
import { backendQuery, clockQuery, historyQuery, isRealPhone, memberQuery, queryClient } from '../control/queries.ts'
import { memberIdsAtom, phoneInHandAtom, phonesAtom, type PhoneState, store } from '../state.ts'
import {
  assignPhone,
  changePhone,
  enterPhone,
  ignoringReports,
  isArriving,
  leavePhone,
  phonesOnStage,
} from './phone-actions.ts'
import { orderPhone } from './phone-link.ts'

/** Member and page of each phone. */
type Cast = Readonly<Record<PhoneName, Pick<PhoneState, 'email' | 'route'>>>

/** Moments that led to the present one, and all that the history still has. */
export interface Way {
  readonly led: ReadonlySet<number>
  readonly known: ReadonlySet<number>
}

/** What stood beside the world before a moment that replaced it, and after. A move in history brings back the other. */
export class Sides<Side> {
  /** `other` is not in use: while the moment led to the present world, the side before it; otherwise its own. */
  readonly #turns: { readonly moment: number; other: Side; isInside: boolean }[] = []

  /** Records that `before` stood there until the moment. */
  remember(moment: number, before: Side): void {
    this.#turns.push({ moment, other: before, isInside: true })
  }

  #crossed({ led, known }: Way) {
    return this.#turns.filter(({ moment, isInside }) => known.has(moment) && led.has(moment) !== isInside)
  }

  /** Whether a move in history passed such a moment. */
  isCrossed(way: Way): boolean {
    return this.#crossed(way).length > 0
  }

  /** Exchanges the side that stands there for the one to bring back after a move in history. */
  cross(way: Way, present: Side): Side {
    const crossed = this.#crossed(way)
    // In the direction of the move, so that the last side is the right one.
    return (crossed[0]?.isInside === true ? crossed.toReversed() : crossed).reduce((there, turn) => {
      const next = turn.other
      turn.other = there
      turn.isInside = !turn.isInside
      return next
    }, present)
  }
}

let placing = 0

/** Whether a story or a capsule opens, which puts its own members and pages on the phones. */
export const isPlacing = (): boolean => placing > 0

/** Replaces the world by work that also puts members and pages on the phones, so that they need no renewal. */
export async function placePhones(work: () => Promise<void>): Promise<void> {
  placing += 1
  try {
    await work()
  } catch (problem) {
    // The world may have been replaced before the failure.
    await renewMockPhones(() => true)
    throw problem
  } finally {
    placing -= 1
  }
}

const casts = new Sides<Cast>()

/**
 * Records that the present moment is about to put other members on the phones. Going back to before it restores the
 * present cast. Recorded first, so that an undo while they log in already finds it.
 */
export async function rememberCast(): Promise<void> {
  const before = store.get(phonesAtom)
  const { present } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  casts.remember(present, before)
}

/**
 * Sets members and pages of the phones after a move in history to before such a moment, or forward to it. The phones
 * show them with their next renewal.
 */
export function followCasts(way: Way): void {
  if (!casts.isCrossed(way)) return
  const cast = casts.cross(way, store.get(phonesAtom))
  for (const phone of phoneNames) if (!isRealPhone(phone)) assignPhone(phone, cast[phone])
}

/**
 * Renews the phones after the world was replaced, because the former logins are invalid. Each phone logs its member in
 * again and keeps its page.
 * @param isMeant leaves out phones that the new world has put on pages of its own
 */
export async function renewPhones(isMeant: (phone: PhoneName) => boolean = () => true): Promise<void> {
  try {
    await ignoringReports(readBackend)
  } catch (problem) {
    for (const phone of phonesOnStage()) if (isMeant(phone)) unrenewed.add(phone)
    throw problem
  }
  await renewMockPhones(isMeant)
}

/** Phones whose login could not be renewed, because the server did not answer. */
const unrenewed = new Set<PhoneName>()

/** Whether a phone waits for a login that the server must answer first. */
export const hasUnrenewed = (): boolean => unrenewed.size > 0

/** Refetched, because the backend may have just changed. */
const readBackend = () => queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })

async function renewMockPhones(isMeant: (phone: PhoneName) => boolean): Promise<void> {
  const ofMock = phonesOnStage().filter((phone) => !isRealPhone(phone) && isMeant(phone))
  await Promise.all(
    ofMock.map(async (phone) => {
      const { email, route } = store.get(phonesAtom)[phone]
      if (email === null) return orderPhone(phone, { kind: 'refresh' })
      // A phone on /login goes home: that page is the result of an ended login and would end the new login too.
      const to = route.startsWith('/login') ? '/home' : route
      unrenewed.delete(phone)
      await enterPhone(phone, email, to, 'stay').catch((problem: unknown) => {
        // A world without that member shows the login page. Without a response the calls of the phone go on waiting.
        if (problem instanceof ControlProblem && problem.status === 404) leavePhone(phone)
        else unrenewed.add(phone)
      })
    }),
  )
}

/** Logs phones out after a change of the backend, because a login of the mock must never reach a real API. */
export async function followBackend(): Promise<void> {
  await readBackend()
  for (const phone of phonesOnStage()) if (isRealPhone(phone)) leavePhone(phone, '/login')
  await renewMockPhones(() => true)
}

/** Says why a phone went home: its world lacks the page (D-141). The phone found that itself. */
export function noteLostPage(phone: PhoneName): void {
  changePhone(phone, { route: '/home' })
  flash(`${phone.toUpperCase()} で開いていたページは、この時点の世界にありません。ホームを開きました`)
}

const setMember = (phone: PhoneName, id: number | undefined) =>
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: id }))

/**
 * Records the page of a phone, and logins and logouts by hand. Jumps then aim at that member, and a restored world logs
 * the member in again. Ignores logins of a real API.
 */
export function followPhone(phone: PhoneName, route: string, uid: string | null): void {
  if (isArriving(phone)) return
  if (route !== store.get(phonesAtom)[phone].route) store.set(phoneInHandAtom, phone)
  changePhone(phone, { route })
  if (uid === null) return setMember(phone, undefined)
  if (isRealPhone(phone)) return
  if (uid === store.get(phonesAtom)[phone].email && store.get(memberIdsAtom)[phone] !== undefined) return
  changePhone(phone, { email: uid })
  setMember(phone, undefined)
  void findMember(phone, uid)
}

async function findMember(phone: PhoneName, email: string): Promise<void> {
  const member = await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
  const isStill = !isArriving(phone) && store.get(phonesAtom)[phone].email === email
  if (member === null || !isStill) return
  setMember(phone, member.id)
  // Refetched, because it lists the effects of members on the stage.
  await queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
}
