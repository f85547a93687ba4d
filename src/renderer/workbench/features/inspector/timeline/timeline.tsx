import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../../ui/feedback/states.tsx'
import { VirtualList } from '../../../../ui/list/virtual-list.tsx'
import { useIsMock, useMockQuery } from '../../../hub/control/backend-queries.ts'
import { timelineQuery } from '../../../hub/control/queries.ts'
import { useCopy } from '../../../hub/language.ts'
import { SearchField } from '../../../parts/fields.tsx'
import { FormerFold, useOneWorld } from '../../../parts/former-worlds.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { QueryState } from '../../../parts/query-state.tsx'
import { Choice } from '../../../parts/select-fields.tsx'
import { inspectorCopy } from '../copy.ts'
import { exchangeRowsQuery } from '../exchange-rows.ts'
import { KindToggles } from './kind-toggles.tsx'
import { usePeople } from './people.ts'
import { findItems } from './timeline-filter.ts'
import { type TimelineItem, timelineItems, timelineKinds } from './timeline-items.ts'
import { TimelineRow } from './timeline-row.tsx'

/** All items of the timeline, the latest first. A real API has only calls and frames. */
function useTimelineItems(): readonly TimelineItem[] {
  const copy = useCopy(inspectorCopy)
  const { data: entries } = useMockQuery(timelineQuery)
  const { data: exchanges } = useQuery(exchangeRowsQuery)
  return useMemo(() => timelineItems(exchanges?.rows ?? [], entries ?? [], copy), [exchanges, entries, copy])
}

/** Renders its contents when everything on the timeline has been read. */
function TimelineState({ children }: { children: () => React.ReactNode }) {
  const isMock = useIsMock()
  const withEvents = (
    <QueryState of={timelineQuery} flush>
      {children}
    </QueryState>
  )
  return (
    <QueryState of={exchangeRowsQuery} flush>
      {() => (isMock ? withEvents : children())}
    </QueryState>
  )
}

/** Calls, frames, mails, charges, effects and jumps on one line of virtual time. */
export function Timeline({ choice }: { choice: React.ReactNode }) {
  const { views, line: words } = useCopy(inspectorCopy)
  const [kinds, setKinds] = useState(timelineKinds)
  const [asked, ask] = useState('stage')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const items = useTimelineItems()
  const people = usePeople(items)
  const whose = [
    { value: 'all', label: words.wholeTown },
    { value: 'stage', label: words.onStage },
    ...people.map(({ phone, name }) => ({ value: phone, label: `${phone.toUpperCase()} ${name}`.trim() })),
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
      <TimelineState>
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
      </TimelineState>
    </Panel>
  )
}
