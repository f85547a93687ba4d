import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../ui/list/windowed-list.tsx'
import { exchangeRowsQuery } from '../../control/exchange-rows.ts'
import { timelineQuery } from '../../control/queries.ts'
import { compactControl } from '../../parts/buttons.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { findItems } from './find-items.ts'
import { KindToggles } from './kind-toggles.tsx'
import { timelineItems, timelineKinds, type TimelineKind } from './timeline-items.ts'
import { TimelineRow } from './timeline-row.tsx'
import { usePeople } from './use-people.ts'

const everyKind: readonly TimelineKind[] = timelineKinds.map(({ value }) => value)

/** Calls, frames, mails, charges, effects and jumps on one line of virtual time. */
export function TimelinePanel() {
  const query = useQuery(timelineQuery)
  const exchanges = useQuery(exchangeRowsQuery).data
  const [kinds, setKinds] = useState(everyKind)
  const [who, setWho] = useState('stage')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const items = useMemo(() => timelineItems(exchanges?.rows ?? [], query.data ?? []), [exchanges, query.data])
  const people = usePeople(items)
  const found = useMemo(() => {
    const chosen = people.filter(({ phone }) => who === 'stage' || phone === who)
    return findItems(items, { kinds, people: who === 'all' ? undefined : chosen, text: wanted })
  }, [items, kinds, people, wanted, who])
  return (
    <Panel
      title="時系列"
      fixed
      aside={
        <select
          aria-label="だれのことか"
          value={who}
          onChange={(event) => setWho(event.target.value)}
          className={`${compactControl} max-w-48`}
        >
          <option value="all">町のすべて</option>
          <option value="stage">ステージの会員</option>
          {people.map(({ phone, name }) => (
            <option key={phone} value={phone}>{`${phone.toUpperCase()} ${name}`}</option>
          ))}
        </select>
      }
      toolbar={
        <div className="grid gap-2">
          <input
            type="search"
            aria-label="時系列を探す"
            placeholder="名前・パス・文で探す"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={compactControl}
          />
          <KindToggles kinds={kinds} onChange={setKinds} />
        </div>
      }
    >
      <QueryState query={query}>
        {() =>
          found.length === 0 ? (
            <EmptyState icon="activity">
              {items.length === 0
                ? '起きたことが、ここに時刻の順に並びます。'
                : '条件に合うものはありません。'}
            </EmptyState>
          ) : (
            <VirtualList
              label="時系列の一覧"
              className="min-h-0 flex-1 px-2 focus-visible:-outline-offset-2"
              items={found}
              keyOf={({ key }) => key}
              renderItem={(item) => <TimelineRow item={item} />}
            />
          )
        }
      </QueryState>
    </Panel>
  )
}
