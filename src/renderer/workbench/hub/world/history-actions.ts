import type { Destination } from '../../../../contract/control/history.ts'
import { control, ControlProblem } from '../control/call-control.ts'
import { clockQuery, nowOf } from '../control/clock-query.ts'
import { attempt, flash, type FlashLink } from '../control/flash.ts'
import { historyQuery } from '../control/queries.ts'
import { cached, queryClient, readAgain } from '../control/query-client.ts'
import { enqueueMove } from '../control/queue.ts'
import { formatMoment, formatWithYear } from '../dates.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from './copy.ts'
import { momentBefore, momentText, whyLost } from './moments.ts'

type WorldWords = typeof worldCopy.ja

/** Queues a move in history, and shows a problem as a message. */
const back = (work: () => Promise<void>): Promise<boolean> => enqueueMove(() => attempt(work))

/** Waits for a move in history and reads what it has changed. Returns the instant there in epoch milliseconds. */
async function arrivalOf(move: Promise<{ now: string }>): Promise<number> {
  const { now } = await move
  await readAgain(clockQuery, historyQuery)
  return Date.parse(now)
}

/** Goes back to a point of the track. */
export function goBack(destination: Destination): Promise<boolean> {
  return back(async () => {
    const at = await arrivalOf(control.goToMoment(destination))
    flash(currentCopy(worldCopy).wentBack(formatWithYear(at)))
  })
}

/** Goes back to the moment before a call or frame. */
export function undoCall(exchange: number, title: string): Promise<void> {
  return enqueueMove(async () => {
    const at = await arrivalOf(control.goToMoment({ exchange }))
    flash(currentCopy(worldCopy).beforeCall(title, formatMoment(at)))
  })
}

const textOf = (id: number | null | undefined) => {
  const moment = cached(historyQuery)?.moments.find((one) => one.id === id)
  return moment === undefined ? '' : momentText(moment)
}

/** Moves in history, and says the moment and the instant. */
const travel = (
  momentOf: () => number | null | undefined,
  call: () => Promise<{ now: string }>,
  done: (words: WorldWords) => (moment: string, at: string) => string,
  links: readonly FlashLink[] = [],
) =>
  back(async () => {
    const what = textOf(momentOf())
    const at = await arrivalOf(call())
    flash(done(currentCopy(worldCopy))(what, formatMoment(at)), 'good', links)
  })

/** Undoes the latest moment. */
export const undo = () =>
  travel(
    () => cached(historyQuery)?.undo,
    () => control.undoMoment(),
    ({ undone }) => undone,
  )

/** Redoes the moment that was undone last. */
export const redo = () =>
  travel(
    () => cached(historyQuery)?.redo,
    () => control.redoMoment(),
    ({ redone }) => redone,
  )

/** Goes to a moment of any branch. The message leads back to the moment that was left. */
export function goTo(moment: number): Promise<boolean> {
  const left = cached(historyQuery)?.present
  const links =
    left === undefined || left === moment
      ? []
      : [{ label: currentCopy(worldCopy).backToLeft, run: () => void goTo(left) }]
  const call = () => control.goToMoment({ moment })
  return travel(
    () => moment,
    call,
    ({ wentTo }) => wentTo,
    links,
  )
}

/** Restores the world at a past instant. Later moments stay as a branch. */
export function goToPast(atMs: number): Promise<boolean> {
  return back(async () => {
    const { moments, present } = await queryClient.fetchQuery(historyQuery)
    const moment = momentBefore(moments, present, atMs)
    if (!moment) throw new ControlProblem(409, whyLost(moments, present, atMs) ?? '')
    const { now } = await control.goToMoment({ moment: moment.id })
    if (Date.parse(now) < atMs) await control.moveClock({ to: new Date(atMs).toISOString() })
    await readAgain(clockQuery, historyQuery)
    const words = currentCopy(worldCopy)
    flash(words.wentToPast(formatWithYear(atMs)), 'good', [{ label: words.showHistory, to: '/history' }])
  })
}

/** Keeps the present world under a name. The default name is its instant. */
export async function saveWorld(name: string): Promise<void> {
  const clock = cached(clockQuery)
  const words = currentCopy(worldCopy)
  const given = name.trim() || words.worldOf(clock ? formatMoment(nowOf(clock)) : '')
  await control.nameMoment({ name: given })
  await readAgain(historyQuery)
  flash(words.saved(given))
}

/** Takes the name of a moment away; the moment stays in the history for a while. */
export async function deleteSavedWorld(moment: number): Promise<void> {
  await control.unnameMoment({ id: moment })
  await readAgain(historyQuery)
}
