import { normalEmail } from '../../../../contract/rules/session-values.ts'
import { askIds } from '../../../../contract/storyline/ask-server.ts'
import { CallRefused, type Hands, type SeenCall, type Witness } from '../../../../contract/storyline/hands.ts'
import { serverWitness } from '../../../../contract/storyline/server-witness.ts'
import { askControl, control } from '../control/call-control.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { logIn, logOut } from '../phones/phone-login.ts'
import { openOnPhone } from '../phones/place-phone.ts'
import { refreshNow } from '../phones/refresh-phones.ts'
import { store } from '../state.ts'
import { storyFaultCopy } from './copy.ts'
import { handsCopy } from './hands-copy.ts'
import { pageHands, restPhones } from './page-hands.ts'
import { player, playSlowlyAtom } from './play-state.ts'

/** A scene that is being played. */
export interface Run {
  /** Key of the story. */
  readonly key: string
  isStopped: boolean
  /** Number of the action that is made. */
  action: number
}

/** What plays a scene on the stage: the phones and the server, and what is read of both. */
export async function handsOnStage(run: Run) {
  const personas = await queryClient.ensureQueryData(personasQuery)
  const emailOf = (person: string) => personas.find((one) => one.key === person)?.email ?? normalEmail(person)
  const people = { emailOf, password: personas[0]?.password ?? '' }
  /** Documented calls that the server made itself, since the present action began. They are in no record. */
  const made: SeenCall[] = []
  const isSlow = () => store.get(playSlowlyAtom)
  const hands: Hands = {
    rest: () => restPhones(stoppable(run)),
    ids: (named) => askIds(askControl, named, people),
    control: async () => void (await makeCall(run)),
    async call(_call, as) {
      const seen = await makeCall(run)
      if (!seen) return
      made.push({ ...seen, as: emailOf(as) })
      if (seen.status < 400) return
      const text = currentCopy(storyFaultCopy).refused(`${seen.method} ${seen.path}`, seen.status)
      throw new CallRefused(seen.status, text)
    },
    open: async (phone, page) => {
      requireRunning(run)
      openOnPhone(phone, page)
    },
    async become(phone, person) {
      requireRunning(run)
      if (person === null) logOut(phone)
      else await logIn(phone, emailOf(person))
    },
    pages: pageHands({ key: run.key, emailOf, isSlow, ...stoppable(run) }),
  }
  return { hands, witness: stageWitness(made), emailOf }
}

export const stoppable = (run: Run) => ({ isStopped: () => run.isStopped })

function requireRunning({ isStopped }: Run): void {
  if (isStopped) throw new Error(currentCopy(handsCopy).stopped)
}

/** Lets the server make the present action. Returns the documented call that it made, if any. */
async function makeCall(run: Run) {
  requireRunning(run)
  const seen = await control.playAction({ player, action: run.action })
  refreshNow()
  return seen
}

/** A page may make its calls a little after an action is done: the record is read again so often. */
const mostLooks = 20
const lookMs = 250

function stageWitness(made: SeenCall[]): Witness {
  const witness = serverWitness(askControl)
  let looks = 0
  return {
    async mark() {
      made.length = 0
      looks = 0
      return witness.mark()
    },
    calls: async (mark) => [...(await witness.calls(mark)), ...made],
    mails: (since) => witness.mails(since),
    async later() {
      await new Promise((go) => setTimeout(go, lookMs))
      looks += 1
      return looks < mostLooks
    },
  }
}
