import type { Destination, HistoryView } from '../../../../contract/control/history/moments.ts'
import { attempt } from '../control/attempt.ts'
import { control } from '../control/call-control.ts'
import { clockQuery, nowOf } from '../control/clock-query.ts'
import { flash, type FlashLink } from '../control/flash.ts'
import { historyQuery } from '../control/queries.ts'
import { cached, readAgain } from '../control/query-client.ts'
import { enqueueMove } from '../control/queue.ts'
import { formatMoment, formatWithYear } from '../dates.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from './copy.ts'
import { momentText } from './moment-text.ts'

/** Queues a move in history, and shows a problem as a message. */
const attemptMove = (work: () => Promise<void>): Promise<boolean> => enqueueMove(() => attempt(work))

/** Waits for a move in history and reads what it has changed. Returns the instant there in epoch milliseconds. */
async function arrivalOf(move: Promise<{ now: string }>): Promise<number> {
  const { now } = await move
  await readAgain(clockQuery, historyQuery)
  return Date.parse(now)
}

/** Goes back to a point of the track. */
export function goBack(destination: Destination): Promise<boolean> {
  return attemptMove(async () => {
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

/**
 * Moves in history, and says the moment and the instant.
 * @param momentOf the moment to name, in the history before the move
 */
const travel = (
  done: 'undone' | 'redone' | 'wentTo',
  momentOf: (history: HistoryView) => number | null,
  call: () => Promise<{ now: string }>,
  links: readonly FlashLink[] = [],
) =>
  attemptMove(async () => {
    const history = cached(historyQuery)
    const moment = history?.moments.find(({ id }) => id === momentOf(history))
    const at = await arrivalOf(call())
    const text = moment ? momentText(moment) : ''
    flash(currentCopy(worldCopy)[done](text, formatMoment(at)), 'good', links)
  })

/** Undoes the latest moment. */
export const undo = () => travel('undone', (history) => history.undo, control.undoMoment)

/** Redoes the moment that was undone last. */
export const redo = () => travel('redone', (history) => history.redo, control.redoMoment)

/** Goes to a moment of any branch. The message leads back to the moment that was left. */
export function goTo(moment: number): Promise<boolean> {
  const left = cached(historyQuery)?.present
  const isLeft = left !== undefined && left !== moment
  const links = isLeft ? [{ label: currentCopy(worldCopy).backToLeft, run: () => void goTo(left) }] : []
  return travel(
    'wentTo',
    () => moment,
    () => control.goToMoment({ moment }),
    links,
  )
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
