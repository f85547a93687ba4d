import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { dotFill } from '../../../ui/feedback/tone.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { formatDuration, formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { goBack } from '../../hub/world/history-actions.ts'
import { pressableRow } from '../../parts/rows.tsx'
import { canJumpAtom, jump } from './clock-actions.ts'
import { timeCopy } from './copy.ts'
import { MinuteButtons } from './edge-button.tsx'
import { lookedAtAtom, targetOfEffect } from './edge-targets.ts'
import type { MarkItem } from './track-items.ts'

/** Explains a coming reply window that no page shows while the step is switched off, with the switch (D-142). */
function ReplyStepNote() {
  const { replyStep } = useCopy(worldCopy).variants
  const words = useCopy(timeCopy).row
  const { data } = useQuery(variantsQuery)
  const connected = useAtomValue(connectedAtom)
  if (data?.replyStep !== 'off') return null
  return (
    <p className="flex items-baseline gap-1 ps-7 pb-2 text-xs text-ink-2">
      <span className="min-w-0 flex-1">{words.replyStep(replyStep.title)}</span>
      <button
        type="button"
        disabled={!connected}
        onClick={() => void changeVariant({ replyStep: 'on' })}
        className="shrink-0 rounded-s px-1.5 py-1 whitespace-nowrap text-plum hover:bg-wash disabled:text-ink-3"
      >
        {words.turnOn}
      </button>
    </p>
  )
}

interface MomentRowProps {
  item: MarkItem
  now: number
  /** Member whose edges the rows are; without it, those on the stage. */
  member?: number | undefined
  onDone?: (() => void) | undefined
}

/** One item of the track as a row: a coming effect links ahead, a moment links back. */
export function MomentRow({ item, now, member, onDone }: MomentRowProps) {
  const { move, row: words } = useCopy(timeCopy)
  const canJump = useAtomValue(canJumpAtom)
  const { data: clock } = useQuery(clockQuery)
  const looked = useAtomValue(lookedAtAtom)
  const isPoint = item.back !== undefined
  const go = () => {
    onDone?.()
    if (item.back) return void goBack(item.back)
    const whose = member === undefined ? looked : { inHand: member, onStage: [] }
    void jump(targetOfEffect(item, clock ?? { coming: [], next: {} }, whose))
  }
  const left = item.past ? undefined : words.left(formatDuration(item.atMs - now))
  const aside = isPoint ? move.goBack : left
  const body = (
    <span className="flex items-start gap-2.5">
      <span
        className={`mt-1.5 size-2 shrink-0 ${isPoint ? 'rotate-45 rounded-[2px] inset-ring-[1.5px] inset-ring-plum' : `rounded-full ${dotFill[lookOfKind(item.kind).tone]}`}`}
      />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 text-xs text-ink-3 num">
          <span>{formatNear(item.atMs, now)}</span>
          {aside !== undefined && <span className={isPoint ? 'text-plum' : ''}>{aside}</span>}
        </span>
        <span className={`block text-s leading-normal ${item.near && !isPoint ? 'font-medium' : ''}`}>{item.text}</span>
      </span>
    </span>
  )
  if (item.past && !isPoint) return <div className="px-2.5 py-2">{body}</div>
  const row = (
    <button type="button" className={pressableRow} disabled={!canJump} onClick={go}>
      {body}
    </button>
  )
  if (isPoint) return row
  return (
    <>
      <div className="flex items-center gap-0.5">
        {row}
        <MinuteButtons atMs={item.atMs} now={now} name={item.text} pair={item.pair} onDone={onDone} />
      </div>
      {item.kind === 'reply-window' && <ReplyStepNote />}
    </>
  )
}

interface MomentListProps extends Omit<MomentRowProps, 'item'> {
  items: readonly MarkItem[]
  className?: string
}

/** Items of the track as rows. */
export function MomentList({ items, className = '', ...row }: MomentListProps) {
  return (
    <ul className={`grid gap-0.5 ${className}`}>
      {items.map((item) => (
        <li key={item.key}>
          <MomentRow {...row} item={item} />
        </li>
      ))}
    </ul>
  )
}
