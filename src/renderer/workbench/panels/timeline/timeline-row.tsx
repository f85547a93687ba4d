import { Link } from 'react-router-dom'
import { pressableRow } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { showMember } from '../../stage/phone-actions.ts'
import { formatClock, formatDay } from '../../time/moments.ts'
import { timelineKinds, type TimelineItem, type TimelineKind } from './timeline-items.ts'

const dots: Readonly<Record<TimelineKind, string>> = {
  call: 'bg-line-strong',
  frame: 'bg-leaf',
  mail: 'bg-plum',
  charge: 'bg-lantern',
  effect: 'bg-rose',
  jump: 'bg-ink',
}

const labelOf = (kind: TimelineKind) => timelineKinds.find(({ value }) => value === kind)?.label

/** One line; it leads to where it is told in full, or for an effect to whom it befell. Each person leads to a phone. */
export function TimelineRow({ item }: { item: TimelineItem }) {
  const { kind, atMs, members, phone, text, address, isBad } = item
  const [first] = members
  const isFrom = kind === 'call' || kind === 'frame'
  const body = (
    <span className="flex items-baseline gap-2.5">
      <span className={`size-2 shrink-0 rounded-full ${dots[kind]}`} />
      <span className="w-24 shrink-0 text-xs text-ink-3 num">{`${formatDay(atMs)} ${formatClock(atMs)}`}</span>
      <span className="sr-only">{labelOf(kind)}</span>
      <span
        className={`min-w-0 flex-1 ${isFrom ? 'truncate font-mono text-xs' : 'text-s'} ${isBad ? 'text-rose' : ''}`}
      >
        {text}
      </span>
    </span>
  )
  return (
    <div className="flex items-center gap-1">
      {address !== undefined ? (
        <Link to={address} replace className={`${pressableRow} min-w-0 flex-1 py-1.5`}>
          {body}
        </Link>
      ) : first ? (
        <button
          type="button"
          className={`${pressableRow} min-w-0 flex-1 py-1.5`}
          onClick={() => void attempt(() => showMember(first.id))}
        >
          {body}
        </button>
      ) : (
        <div className="min-w-0 flex-1 px-2.5 py-1.5">{body}</div>
      )}
      {phone !== null && <span className="shrink-0 font-mono text-xs text-ink-3">{phone.toUpperCase()}</span>}
      {members.slice(0, 2).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          title={`${name || `会員#${id}`}の画面を開く`}
          onClick={() => void attempt(() => showMember(id))}
          className="max-w-20 shrink-0 truncate rounded-s px-1.5 py-1 text-xs text-plum hover:bg-wash"
        >
          {name || `#${id}`}
        </button>
      ))}
    </div>
  )
}
