import type { RevisedPhones, SharedStage } from '../../../../contract/control/stage.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { flashProblem } from '../control/attempt.ts'
import { backendQuery, isRealPhone, mockPhones } from '../control/backend-queries.ts'
import { control } from '../control/call-control.ts'
import { ControlProblem } from '../control/control-problem.ts'
import { queryClient } from '../control/query-client.ts'
import { createQueue } from '../control/queue.ts'
import { currentCopy } from '../language.ts'
import { phoneCountAtom, phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { placePeople } from './place-people.ts'
import type { PlacedPerson } from './place-phone.ts'
import { readWholeStage, restoreWholeStage } from './whole-stage.ts'

// The server keeps the stage (docs/architecture.md). This page reports what its phones show, and follows what the
// server or another page has put on them. Reports and reads run one after another.

/** Milliseconds to wait for further changes before a report. */
const reportDelayMs = 150

/** What this page has seen of the server's stage. */
interface SeenStage {
  /** World whose logins the phones have; undefined while a phone still needs a login. */
  world: number | undefined
  /** Revision of each phone that this page shows. */
  readonly revisions: Partial<Record<PhoneName, number>>
  /** The last report that reached the server, as text. */
  reported: string
  /** The report that was refused, as text, so that each refusal is told once. */
  refused?: string | undefined
}
const seen: SeenStage = { world: undefined, revisions: {}, reported: '' }

const enqueueSync = createQueue()
let joined: Promise<void> | undefined
let following: Promise<void> | undefined
let reporting: number | undefined

/** Puts the people whom the server knows on the phones, once, before the phones start (D-141). */
export const joinStage = (): Promise<void> => (joined ??= join())

async function join(): Promise<void> {
  // The phones start next, and one of a real API without a login of the mock.
  await queryClient.ensureQueryData(backendQuery).catch(() => undefined)
  await followStage()
  store.sub(phonesAtom, reportSoon)
  store.sub(phoneCountAtom, reportSoon)
}

/**
 * Follows the server: phones show other people and pages that were put on them, and after the world was replaced each
 * logs its person in again. A run that waits serves every change until it begins.
 */
export function followStage(): Promise<void> {
  following ??= enqueueSync(() => {
    following = undefined
    return follow()
  })
  return following
}

/** Logs the people in again because the login of a phone went with a former world. */
export function renewStranded(): void {
  seen.world = undefined
  void followStage()
}

function reportSoon(): void {
  window.clearTimeout(reporting)
  const report = async () => {
    if (JSON.stringify(ownPhones()) !== seen.reported) await follow()
  }
  reporting = window.setTimeout(() => void enqueueSync(report), reportDelayMs)
}

/** Brings the phones of this page and the stage of the server together. */
async function follow(): Promise<void> {
  const own = ownPhones()
  const stage = await reportAndRead(own)
  if (stage) await apply(stage, own)
}

/**
 * Reports the phones if they have changed, and reads the stage of the server.
 * @returns undefined with a real API, whose logins never leave the phones, without a response, and when refused
 */
async function reportAndRead(own: RevisedPhones): Promise<SharedStage | undefined> {
  const text = JSON.stringify(own)
  try {
    if (text === seen.reported) return await control.readStage()
    const stage = await control.changeStage({ phones: own })
    Object.assign(seen, { reported: text, refused: undefined })
    return stage
  } catch (problem) {
    if (seen.refused !== text && !isExpected(problem)) {
      seen.refused = text
      flashProblem(problem)
    }
    return undefined
  }
}

/** Whether a call failed as it does without a connection, which the stage shows, or with a real API. */
const isExpected = (problem: unknown) =>
  problem instanceof ControlProblem && (problem.status === 0 || problem.code === 'real-api')

function ownPhones(): RevisedPhones {
  const phones = store.get(phonesAtom)
  return Object.fromEntries(
    mockPhones().map((phone) => {
      const { email, route } = phones[phone]
      return [phone, { email, page: route, revision: seen.revisions[phone] ?? 0 }]
    }),
  )
}

/** @param own what this page showed when it asked */
async function apply(stage: SharedStage, own: RevisedPhones): Promise<void> {
  const isSameWorld = seen.world === stage.world
  seen.world = stage.world
  const fresh = freshPhones(stage, own, isSameWorld)
  for (const { phone, revision } of fresh) seen.revisions[phone] = revision
  // A server that was started again does not know who stands on the phones.
  const isForgotten = Object.keys(own).some((phone) => stage.phones[phone as PhoneName] === undefined)
  if (isForgotten) seen.reported = ''
  // Tells the server that this page has seen them.
  if (isForgotten || fresh.length > 0) reportSoon()
  const placed = fresh.filter(({ phone, email, route }) => own[phone]?.email !== email || own[phone]?.page !== route)
  const restored = fresh.length > 0 ? stage.whole : null
  const showing = restored ? applyWhole(restored) : placePeople(placed, isSameWorld ? 'same' : 'other')
  const haveLogins = await showing.catch((problem: unknown) => {
    flashProblem(problem)
    return false
  })
  // The next run tries again.
  if (!haveLogins) seen.world = undefined
}

/** Restores the stage of a moment, and saves the one that was left with its moment. */
async function applyWhole({ stage, left }: NonNullable<SharedStage['whole']>): Promise<boolean> {
  const lost = (problem: unknown) => [new ControlProblem(0, currentCopy(phonesCopy).stageLost), problem]
  const problems = await control.keepStage({ moment: left, stage: await readWholeStage() }).then(() => [], lost)
  return restoreWholeStage(stage, problems)
}

/** Phones of the mock with a revision that this page has not seen, without those that it took off its stage. */
function freshPhones({ phones }: SharedStage, own: RevisedPhones, isSameWorld: boolean) {
  return phoneNames.flatMap((phone) => {
    const known = phones[phone]
    if (!known || isRealPhone(phone) || known.revision === seen.revisions[phone]) return []
    const person = { phone, email: known.email, route: known.page }
    if (isSameWorld && !own[phone] && wasTakenOff(person)) return []
    return [{ ...person, revision: known.revision }]
  })
}

/** Whether this page took a phone off its stage with this person and page. Another browser may go on showing it. */
function wasTakenOff({ phone, email, route }: PlacedPerson): boolean {
  const former = store.get(phonesAtom)[phone]
  return seen.revisions[phone] !== undefined && former.email === email && former.route === route
}
