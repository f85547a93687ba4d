import { QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storyAction } from '../../../../contract/storyline/actions.ts'
import { askIds, serverWitness } from '../../../../contract/storyline/ask-server.ts'
import { CallRefused, type Hands, type SeenCall, type Witness } from '../../../../contract/storyline/hands.ts'
import { playScene, type Progress } from '../../../../contract/storyline/play-storyline.ts'
import { askControl, control, ControlProblem } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { historyQuery, personasQuery } from '../control/queries.ts'
import { queryClient, readAgain } from '../control/query-client.ts'
import { inTurn } from '../control/turns.ts'
import { currentCopy } from '../language.ts'
import { phonesAtom, phonesOnStage } from '../phone-state.ts'
import { orderPhone } from '../phones/phone-link.ts'
import { logIn, logOut, openOnPhone } from '../phones/phone-login.ts'
import { refreshingItself, refreshNow } from '../phones/refresh-phones.ts'
import { followStage } from '../phones/shared-stage.ts'
import { store } from '../state.ts'
import { storyFaultCopy } from './copy.ts'
import { handsCopy } from './hands-copy.ts'
import { pageHands, restPhones } from './page-hands.ts'
import { faultsOf, isPlaying, newPlay, onStop, playSlowlyAtom, scenePlayAtom, withProgress } from './scene-play.ts'

/** Name of this window for the server. */
const player = crypto.randomUUID()

const actions = z.array(storyAction)

/**
 * Plays a scene on the phones of the stage, from an action on. Its changes are one moment of history. At a failure
 * everything stays as it is. Does nothing while a scene is played.
 * @throws ControlProblem for a failed action or expectation
 */
export async function playOnStage(step: number, from = 0): Promise<void> {
  if (isPlaying()) return
  const scene = await inTurn(async () => {
    // The moment before the scene keeps what the phones show now.
    await followStage()
    return control.beginScene({ player, step })
  })
  const { key, title, place } = scene
  const part = { title, place, actions: z.parse(actions, scene.actions) }
  store.set(scenePlayAtom, newPlay({ key, step, cast: castNow(), actions: part.actions }, from))
  const run = { isStopped: false, action: from }
  const stop = () => {
    if (run.isStopped) return
    run.isStopped = true
    for (const phone of phonesOnStage()) orderPhone(phone, { kind: 'stop' })
  }
  onStop(stop)
  const unsubscribe = await stopWhenTaken(stop)
  const onPageHide = () => void control.endScene({ player })
  window.addEventListener('pagehide', onPageHide)
  try {
    const around = await surroundingsOf(key, run)
    const { outcome } = await refreshingItself(async () => {
      const played = await playScene(part, around, from)
      await rest(run)
      return played
    })
    note(run.isStopped ? 'stopped' : outcome === 'passed' ? 'passed' : 'failed')
    if (run.isStopped || outcome === 'passed') return
    const faults = faultsOf(store.get(scenePlayAtom)).map(currentCopy(storyFaultCopy).fault)
    throw new ControlProblem(409, currentCopy(handsCopy).stoppedIn(title), faults.join('\n'))
  } catch (cause) {
    if (isPlaying()) note('failed')
    throw cause
  } finally {
    window.removeEventListener('pagehide', onPageHide)
    unsubscribe()
    onStop(undefined)
    await control.endScene({ player }).catch(() => {})
    await readAgain(historyQuery, clockQuery)
  }
}

function castNow() {
  const phones = store.get(phonesAtom)
  return Object.fromEntries(phonesOnStage().map((phone) => [phone, phones[phone].email]))
}

function note(state: 'passed' | 'failed' | 'stopped'): void {
  store.set(scenePlayAtom, (play) => play && { ...play, state })
}

/** Stops when the server says that this window plays no more: a way back or another world has ended the scene. */
async function stopWhenTaken(stop: () => void): Promise<() => void> {
  await readAgain(historyQuery)
  const observer = new QueryObserver(queryClient, historyQuery)
  return observer.subscribe(({ data }) => {
    if (data && data.player !== player) stop()
  })
}

interface Run {
  isStopped: boolean
  /** Number of the action that is made. */
  action: number
}

async function surroundingsOf(key: string, run: Run) {
  const personas = await queryClient.ensureQueryData(personasQuery)
  const emailOf = (person: string) => personas.find((one) => one.key === person)?.email ?? person
  const people = { emailOf, password: personas[0]?.password ?? '' }
  /** Documented calls that the server made itself, since the present action began. */
  const made: SeenCall[] = []
  const follow = (progress: Progress) => {
    if (progress.expectation === undefined) run.action = progress.action
    store.set(scenePlayAtom, (play) => play && withProgress(play, progress))
  }
  const around = { key, emailOf, isSlow: () => store.get(playSlowlyAtom), isStopped: () => run.isStopped }
  const hands: Hands = {
    rest: () => rest(run),
    ids: (named) => askIds(askControl, named, people),
    control: async () => void (await makeCall(run)),
    async call(_call, as) {
      const seen = await makeCall(run)
      if (!seen) return
      made.push({ ...seen, as: emailOf(as) })
      if (seen.status >= 400) {
        const line = `${seen.method} ${seen.path}`
        throw new CallRefused(seen.status, currentCopy(storyFaultCopy).refused(line, seen.status))
      }
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
    pages: pageHands(around),
  }
  return { hands, witness: stageWitness(made), emailOf, follow }
}

const rest = (run: Run) => restPhones({ isStopped: () => run.isStopped })

function requireRunning({ isStopped }: Run): void {
  if (isStopped) throw new Error(currentCopy(handsCopy).stopped)
}

async function makeCall(run: Run) {
  requireRunning(run)
  const seen = await control.playAction({ player, action: run.action })
  refreshNow()
  return seen
}

/** A page may make its calls a little after an action is done: the record is read again so often. */
const mostLooks = 20
const lookMs = 250

/** @param made calls that are in no record, because the server made them itself */
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
