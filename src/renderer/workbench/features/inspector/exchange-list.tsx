import type { ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { formatClock, formatDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { type Fold, FormerFold } from '../../parts/former-worlds.tsx'
import { inspectorCopy } from './copy.ts'
import { durationText } from './duration-text.ts'
import type { RecordedExchanges } from './exchange-rows.ts'
import { ExchangeStatus } from './exchange-status.tsx'
import { pathOf } from './timeline-items.ts'

const verdictTones = { ok: 'leaf', drift: 'alarm', undocumented: 'neutral' } as const

function ListRow({ exchange, current, onPress }: { exchange: ExchangeRow; current: boolean; onPress: () => void }) {
  const { id, kind, at, method, title, phone, status, durationMs, verdict, fault } = exchange
  const words = useCopy(inspectorCopy)
  const isDrift = verdict === 'drift'
  const plainGround = current ? 'bg-plum-soft' : 'hover:bg-wash'
  const ground = isDrift ? 'bg-alarm-soft' : plainGround
  const frame = method === 'in' ? '→ WS' : '← WS'
  return (
    <button
      type="button"
      id={`exchange-${id}`}
      aria-pressed={current}
      onClick={onPress}
      className={`flex h-8 w-full items-center gap-2.5 rounded-s px-2 text-start font-mono text-xs transition-colors focus-visible:-outline-offset-2 ${ground} ${current && isDrift ? 'inset-ring inset-ring-alarm' : ''}`}
    >
      <span
        className="w-15 shrink-0 text-ink-3 num"
        title={`${formatDay(Date.parse(at))} ${formatClock(Date.parse(at))}`}
      >
        {formatClock(Date.parse(at))}
      </span>
      <span className="w-10 shrink-0 text-ink-2">{kind === 'http' ? method : frame}</span>
      <span className="min-w-0 flex-1 truncate" title={title}>
        {pathOf(title)}
        {title.includes('?') && <span className="text-ink-3">?…</span>}
      </span>
      {phone !== null && (
        <span title={words.phone(phone.toUpperCase())} className="text-ink-3">
          {phone.toUpperCase()}
        </span>
      )}
      {fault && <span className="font-sans text-lantern-ink">{words.list.fault}</span>}
      {kind === 'http' && (
        <>
          <ExchangeStatus status={status} />
          <span className="w-13 shrink-0 text-end text-ink-2 num">{durationText(durationMs)}</span>
        </>
      )}
      <StatusDot tone={verdictTones[verdict]} label={words.list.verdicts[verdict]} />
    </button>
  )
}

interface ExchangeCountProps {
  found: number
  recorded: RecordedExchanges
  /** The search in bodies. */
  search: { readonly isFetching: boolean; readonly isError: boolean }
}

/** Number of exchanges, and number of dropped earlier exchanges. */
export function ExchangeCount({ found, recorded: { rows, dropped }, search }: ExchangeCountProps) {
  const words = useCopy(inspectorCopy).list
  const all = words.count(rows.length)
  return (
    <output className="text-xs text-ink-3 num">
      {found === rows.length ? all : words.found(found, all)}
      {dropped > 0 && words.dropped(dropped)}
      {search.isFetching && words.searching}
      {search.isError && words.notSearched}
    </output>
  )
}

interface ExchangeListProps {
  /** Exchanges of the present world, and the fold of former worlds. */
  items: readonly (ExchangeRow | Fold)[]
  fold: { isOpen: boolean; onPress: () => void }
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Rows of exchanges. Up and down move between them. */
export function ExchangeList({ items, fold, chosen, onChoose }: ExchangeListProps) {
  const words = useCopy(inspectorCopy).list
  const exchanges = items.filter((item): item is ExchangeRow => !('fold' in item))
  const walk = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return onChoose(undefined)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const step = event.key === 'ArrowDown' ? 1 : -1
    const wanted = exchanges.findIndex(({ id }) => id === chosen) + step
    const next = exchanges[Math.min(exchanges.length - 1, Math.max(0, wanted))]
    event.preventDefault()
    onChoose(next?.id)
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => document.getElementById(`exchange-${next?.id}`)?.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={walk}>
      <VirtualList
        label={words.label}
        className="min-h-0 flex-1 px-2.5 focus-visible:-outline-offset-2"
        items={items}
        keyOf={(item) => ('fold' in item ? 'fold' : item.id)}
        renderItem={(item) =>
          'fold' in item ? (
            <FormerFold {...item} {...fold} />
          ) : (
            <ListRow
              exchange={item}
              current={item.id === chosen}
              onPress={() => onChoose(item.id === chosen ? undefined : item.id)}
            />
          )
        }
      />
    </div>
  )
}
