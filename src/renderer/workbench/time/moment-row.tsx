import { useAtomValue } from 'jotai'
import { formatDuration } from '../../lib/date-ja.ts'
import type { Tone } from '../../ui/feedback/notice.tsx'
import { pressableRow } from '../parts/buttons.tsx'
import { connectedAtom, isJumpingAtom } from '../state/layout.ts'
import { jump, rewind } from './clock-actions.ts'
import { MinuteButtons } from './edge-button.tsx'
import { lookOfKind } from './effect-kinds.ts'
import { formatNear } from './moments.ts'
import type { MarkItem } from './track-scale.ts'

/** Fill of a dot of the track. */
export const dotFill: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  plum: 'bg-plum',
  amber: 'bg-lantern',
  rose: 'bg-rose',
  leaf: 'bg-leaf',
  alarm: 'bg-alarm',
}

interface MomentRowProps {
  item: MarkItem
  now: number
  onDone?: (() => void) | undefined
}

/** One item of the track as a row: a coming effect links ahead, a rewind point links back. */
export function MomentRow({ item, now, onDone }: MomentRowProps) {
  const jumping = useAtomValue(isJumpingAtom)
  const connected = useAtomValue(connectedAtom)
  const isPoint = item.checkpoint !== undefined
  const go = () => {
    onDone?.()
    void (isPoint ? rewind(item.checkpoint) : jump({ to: new Date(item.atMs).toISOString() }))
  }
  const aside = isPoint ? 'ここへ戻す' : item.past ? undefined : `あと${formatDuration(item.atMs - now)}`
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
    <button type="button" className={pressableRow} disabled={jumping || !connected} onClick={go}>
      {body}
    </button>
  )
  if (isPoint) return row
  return (
    <div className="flex items-center gap-0.5">
      {row}
      <MinuteButtons atMs={item.atMs} now={now} name={item.text} pair={item.pair} onDone={onDone} />
    </div>
  )
}
