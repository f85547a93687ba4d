import { Link } from 'react-router-dom'
import { attempt } from '../../../hub/control/attempt.ts'
import { formatSecond } from '../../../hub/dates.ts'
import { useCopy } from '../../../hub/language.ts'
import { showMember } from '../../../hub/phones/show-members.ts'
import { pressableRow } from '../../../parts/rows.tsx'
import { inspectorCopy } from '../copy.ts'
import type { TimelineItem, TimelineKind } from './timeline-items.ts'

const dots: Readonly<Record<TimelineKind, string>> = {
  call: 'bg-line-strong',
  frame: 'bg-leaf',
  mail: 'bg-plum',
  charge: 'bg-lantern',
  effect: 'bg-rose',
  jump: 'bg-ink',
}

/** Makes a row a link to the item's details, or a button that shows the first member; otherwise it stays text. */
function RowTarget({ item: { address, members }, children }: { item: TimelineItem; children: React.ReactNode }) {
  const [first] = members
  const style = `${pressableRow} min-w-0 flex-1 py-1.5`
  if (address !== undefined)
    return (
      <Link to={address} replace className={style}>
        {children}
      </Link>
    )
  if (first)
    return (
      <button type="button" className={style} onClick={() => void attempt(() => showMember(first.id))}>
        {children}
      </button>
    )
  return <div className="min-w-0 flex-1 px-2.5 py-1.5">{children}</div>
}

/** One item. It links to its details, or for an effect to the member concerned. Each member links to a phone. */
export function TimelineRow({ item }: { item: TimelineItem }) {
  const { kind, atMs, members, phone, text, isBad } = item
  const words = useCopy(inspectorCopy).line
  const isFrom = kind === 'call' || kind === 'frame'
  const body = (
    <span className="flex items-baseline gap-2.5">
      <span className={`size-2 shrink-0 rounded-full ${dots[kind]}`} />
      <span className="w-24 shrink-0 text-xs text-ink-3 num">{formatSecond(atMs)}</span>
      <span className="sr-only">{words.kinds[kind]}</span>
      <span
        className={`min-w-0 flex-1 ${isFrom ? 'truncate font-mono text-xs' : 'text-s'} ${isBad ? 'text-rose' : ''}`}
      >
        {text}
      </span>
    </span>
  )
  return (
    <div className="flex items-center gap-1">
      <RowTarget item={item}>{body}</RowTarget>
      {phone !== null && <span className="shrink-0 font-mono text-xs text-ink-3">{phone.toUpperCase()}</span>}
      {members.slice(0, 2).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          title={words.showPage(name || words.member(id))}
          onClick={() => void attempt(() => showMember(id))}
          className="max-w-20 shrink-0 truncate rounded-s px-1.5 py-1 text-xs text-plum hover:bg-wash"
        >
          {name || `#${id}`}
        </button>
      ))}
    </div>
  )
}
