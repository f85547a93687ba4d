import { moveClock } from '../../../contract/control/clock.ts'
import { goToMoment, redoMoment, undoExchange, undoMoment } from '../../../contract/control/history.ts'
import { callControl, ControlProblem } from '../control/call-control.ts'
import { clockQuery, historyQuery, queryClient } from '../control/queries.ts'
import { attempt, flash } from '../parts/flash.ts'
import { formatMoment, formatWithYear, momentBefore, whyLost, momentText } from './moments.ts'

const readAgain = () =>
  Promise.all([
    queryClient.refetchQueries({ queryKey: clockQuery.queryKey }),
    queryClient.refetchQueries({ queryKey: historyQuery.queryKey }),
  ])

const textOf = (id: number | null | undefined) => {
  const moment = queryClient.getQueryData(historyQuery.queryKey)?.moments.find((one) => one.id === id)
  return moment === undefined ? '' : `「${momentText(moment)}」`
}

/** Undoes the latest moment. */
export function undo(): Promise<boolean> {
  return attempt(async () => {
    const what = textOf(queryClient.getQueryData(historyQuery.queryKey)?.undo)
    const { now } = await callControl(undoMoment)
    await readAgain()
    flash(`${what}を元に戻しました（${formatMoment(Date.parse(now))}）`)
  })
}

/** Redoes the moment that was undone last. */
export function redo(): Promise<boolean> {
  return attempt(async () => {
    const what = textOf(queryClient.getQueryData(historyQuery.queryKey)?.redo)
    const { now } = await callControl(redoMoment)
    await readAgain()
    flash(`${what}をやり直しました（${formatMoment(Date.parse(now))}）`)
  })
}

/** Goes to a moment of any branch. */
export function goTo(moment: number): Promise<boolean> {
  return attempt(async () => {
    const what = textOf(moment)
    const { now } = await callControl(goToMoment, { moment })
    await readAgain()
    flash(`${what}へ移りました（${formatMoment(Date.parse(now))}）`)
  })
}

/** Goes back to the moment before a call or frame. */
export async function undoCall(exchange: number, title: string): Promise<void> {
  const { now } = await callControl(undoExchange, { id: exchange })
  await readAgain()
  flash(`${title} の直前（${formatMoment(Date.parse(now))}）に戻しました`)
}

/** Restores the world at a past instant. Later moments stay as a branch. */
export function goToPast(atMs: number): Promise<boolean> {
  return attempt(async () => {
    const { moments, present } = await queryClient.fetchQuery(historyQuery)
    const moment = momentBefore(moments, present, atMs)
    if (!moment) throw new ControlProblem(409, whyLost(moments, present, atMs) ?? '')
    const { now } = await callControl(goToMoment, { moment: moment.id })
    if (Date.parse(now) < atMs) await callControl(moveClock, { to: new Date(atMs).toISOString() })
    await readAgain()
    flash(`${formatWithYear(atMs)} に戻しました。そのあとのことは枝に残っています`, 'good', [
      { label: '履歴を見る', to: '/history' },
    ])
  })
}
