import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { dotFill } from '../../../ui/feedback/tone.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { formatDuration, formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import { goBack } from '../../hub/world/history-actions.ts'
import { pressableRow } from '../../parts/rows.tsx'
import { timeCopy } from './copy.ts'
import { lookedAtAtom, targetOfEffect } from './edge-targets.ts'
import { canJumpAtom, jump } from './jump.ts'
import { MinuteButtons } from './minute-buttons.tsx'
import { ReplyStepNote } from './reply-step-note.tsx'
import type { MarkItem } from './track/track-items.ts'

interface MomentRowProps {
  item: MarkItem
  now: number
  /** Member whose edges the rows are; without it, those on the stage. */
  member?: number | undefined
  onDone?: (() => void) | undefined
}

/** One item of the track as a row: a coming effect links ahead, a point links back, a fired effect is text. */
export function MomentRow({ item, now, member, onDone }: MomentRowProps) {
  const canJump = useAtomValue(canJumpAtom)
  const { data: clock } = useQuery(clockQuery)
  const looked = useAtomValue(lookedAtAtom)
  const { back, past, kind, atMs, text, pair } = item
  const contents = <MomentText item={item} now={now} />
  if (past && !back) return <div className="px-2.5 py-2">{contents}</div>
  const go = () => {
    onDone?.()
    if (back) return void goBack(back)
    const whose = member === undefined ? looked : { inHand: member, onStage: [] }
    void jump(targetOfEffect(item, clock ?? { coming: [], next: {} }, whose))
  }
  return (
    <>
      <div className="flex items-center gap-0.5">
        <button type="button" className={pressableRow} disabled={!canJump} onClick={go}>
          {contents}
        </button>
        {!back && <MinuteButtons atMs={atMs} now={now} name={text} pair={pair} onDone={onDone} />}
      </div>
      {kind === 'reply-window' && <ReplyStepNote />}
    </>
  )
}

/** Dot, instant and text of an item. */
function MomentText({ item, now }: Pick<MomentRowProps, 'item' | 'now'>) {
  const { move, row: words } = useCopy(timeCopy)
  const { back, past, kind, atMs, text, near } = item
  const shape = back
    ? 'rotate-45 rounded-[2px] inset-ring-[1.5px] inset-ring-plum'
    : `rounded-full ${dotFill[lookOfKind(kind).tone]}`
  return (
    <span className="flex items-start gap-2.5">
      <span className={`mt-1.5 size-2 shrink-0 ${shape}`} />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 text-xs text-ink-3 num">
          <span>{formatNear(atMs, now)}</span>
          {back && <span className="text-plum">{move.goBack}</span>}
          {!past && !back && <span>{words.left(formatDuration(atMs - now))}</span>}
        </span>
        <span className={`block text-s leading-normal ${near && !back ? 'font-medium' : ''}`}>{text}</span>
      </span>
    </span>
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
