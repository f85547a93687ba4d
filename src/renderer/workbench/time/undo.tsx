import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { IconButton } from '../../ui/base/button.tsx'
import { control, ControlProblem, attempt, flash } from '../control/call-control.ts'
import { clockQuery, historyQuery, queryClient, readAgain } from '../control/queries.ts'
import { SmallButton } from '../parts/panel.tsx'
import { connectedAtom, isJumpingAtom } from '../state.ts'
import { formatMoment, formatWithYear, momentBefore, momentText, whyLost } from './moments.ts'

const textOf = (id: number | null | undefined) => {
  const moment = queryClient.getQueryData(historyQuery.queryKey)?.moments.find((one) => one.id === id)
  return moment === undefined ? '' : `「${momentText(moment)}」`
}

/** Moves in history, and says the moment and the instant. */
const travel = (moment: number | null | undefined, call: () => Promise<{ now: string }>, done: string) =>
  attempt(async () => {
    const what = textOf(moment)
    const { now } = await call()
    await readAgain(clockQuery, historyQuery)
    flash(`${what}${done}（${formatMoment(Date.parse(now))}）`)
  })

const known = () => queryClient.getQueryData(historyQuery.queryKey)

/** Undoes the latest moment. */
export const undo = () => travel(known()?.undo, () => control.undoMoment(), 'を元に戻しました')

/** Redoes the moment that was undone last. */
export const redo = () => travel(known()?.redo, () => control.redoMoment(), 'をやり直しました')

/** Goes to a moment of any branch. */
export const goTo = (moment: number) => travel(moment, () => control.goToMoment({ moment }), 'へ移りました')

/** Goes back to the moment before a call or frame. */
export async function undoCall(exchange: number, title: string): Promise<void> {
  const { now } = await control.undoExchange({ id: exchange })
  await readAgain(clockQuery, historyQuery)
  flash(`${title} の直前（${formatMoment(Date.parse(now))}）に戻しました`)
}

/** Restores the world at a past instant. Later moments stay as a branch. */
export function goToPast(atMs: number): Promise<boolean> {
  return attempt(async () => {
    const { moments, present } = await queryClient.fetchQuery(historyQuery)
    const moment = momentBefore(moments, present, atMs)
    if (!moment) throw new ControlProblem(409, whyLost(moments, present, atMs) ?? '')
    const { now } = await control.goToMoment({ moment: moment.id })
    if (Date.parse(now) < atMs) await control.moveClock({ to: new Date(atMs).toISOString() })
    await readAgain(clockQuery, historyQuery)
    flash(`${formatWithYear(atMs)} に戻しました。そのあとのことは枝に残っています`, 'good', [
      { label: '履歴を見る', to: '/history' },
    ])
  })
}

/** Undo and redo. The hint names the moment. */
export function UndoButtons({ withText = false }: { withText?: boolean }) {
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  const { data } = useQuery(historyQuery)
  const hint = (id: number | null | undefined) => {
    const moment = data?.moments.find((one) => one.id === id)
    return moment === undefined ? '' : `：${momentText(moment)}`
  }
  const buttons = [
    { icon: 'undo', label: '元に戻す', target: data?.undo, run: undo },
    { icon: 'redo', label: 'やり直す', target: data?.redo, run: redo },
  ] as const
  return (
    <div className="flex items-center gap-1.5">
      {buttons.map(({ icon, label, target, run }) => {
        const disabled = jumping || !connected || target === null || target === undefined
        const title = `${label}${hint(target)}`
        return withText ? (
          <SmallButton key={icon} icon={icon} title={title} disabled={disabled} onClick={() => void run()}>
            {label}
          </SmallButton>
        ) : (
          <IconButton key={icon} icon={icon} label={title} size={34} disabled={disabled} onClick={() => void run()} />
        )
      })}
    </div>
  )
}
