import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { attempt } from '../../hub/control/flash.ts'
import { timelineQuery } from '../../hub/control/queries.ts'
import { formatClock, formatDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { showMember } from '../../hub/phones/show-members.ts'
import { Choice, SearchField } from '../../parts/fields.tsx'
import { FormerFold, useOneWorld } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { inspectorCopy } from './copy.ts'
import { exchangeRowsQuery } from './exchange-rows.ts'
import {
  findItems,
  type TimelineItem,
  timelineItems,
  type TimelineKind,
  timelineKinds,
  usePeople,
} from './timeline-items.ts'

interface KindTogglesProps {
  kinds: readonly TimelineKind[]
  onChange: (kinds: readonly TimelineKind[]) => void
}

function KindToggles({ kinds, onChange }: KindTogglesProps) {
  const words = useCopy(inspectorCopy).line
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{words.kind}</legend>
      {timelineKinds.map((value) => {
        const isOn = kinds.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? kinds.filter((kind) => kind !== value) : [...kinds, value])}
            className={`rounded-full px-2.5 py-1 text-xs ${isOn ? 'bg-plum-soft font-medium text-plum' : 'text-ink-2 inset-ring inset-ring-line-strong hover:bg-wash'}`}
          >
            {words.kinds[value]}
          </button>
        )
      })}
    </fieldset>
  )
}

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
      <span className="w-24 shrink-0 text-xs text-ink-3 num">{`${formatDay(atMs)} ${formatClock(atMs)}`}</span>
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

/** Calls, frames, mails, charges, effects and jumps on one line of virtual time. */
export function Timeline({ choice }: { choice: React.ReactNode }) {
  const query = useQuery(timelineQuery)
  const exchanges = useQuery(exchangeRowsQuery).data
  const copy = useCopy(inspectorCopy)
  const { views, line: words } = copy
  const [kinds, setKinds] = useState<readonly TimelineKind[]>(timelineKinds)
  const [asked, ask] = useState('stage')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const items = useMemo(
    () => timelineItems(exchanges?.rows ?? [], query.data ?? [], copy),
    [exchanges, query.data, copy],
  )
  const people = usePeople(items)
  const whose = [
    { value: 'all', label: words.wholeTown },
    { value: 'stage', label: words.onStage },
    ...people.map(({ phone, name }) => ({ value: phone, label: `${phone.toUpperCase()} ${name}` })),
  ]
  // The person may have left the stage since.
  const who = whose.some(({ value }) => value === asked) ? asked : 'stage'
  const found = useMemo(() => {
    const chosen = people.filter(({ phone }) => who === 'stage' || phone === who)
    return findItems(items, { kinds, people: who === 'all' ? undefined : chosen, text: wanted })
  }, [items, kinds, people, wanted, who])
  const { rows, fold } = useOneWorld(found)
  return (
    <Panel
      title={views.names.timeline}
      fixed
      aside={choice}
      toolbar={
        <div className="grid gap-2">
          <div className="flex gap-1.5">
            <SearchField {...words.find} value={text} onChange={setText} />
            <Choice label={words.whose} options={whose} value={who} onChange={ask} className="w-40 shrink-0" />
          </div>
          <KindToggles kinds={kinds} onChange={setKinds} />
        </div>
      }
    >
      <QueryState of={timelineQuery} flush>
        {() =>
          found.length === 0 ? (
            <EmptyState icon="activity">{items.length === 0 ? words.empty : words.nothing}</EmptyState>
          ) : (
            <VirtualList
              label={words.label}
              className="min-h-0 flex-1 px-2 focus-visible:-outline-offset-2"
              items={rows}
              keyOf={(row) => ('fold' in row ? 'fold' : row.key)}
              renderItem={(row) => ('fold' in row ? <FormerFold {...row} {...fold} /> : <TimelineRow item={row} />)}
            />
          )
        }
      </QueryState>
    </Panel>
  )
}
