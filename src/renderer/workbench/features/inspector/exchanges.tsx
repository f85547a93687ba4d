import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { exchangeSourceAtom } from '../../hub/state.ts'
import { Segments } from '../../parts/choices.tsx'
import { useOneWorld } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { inspectorCopy } from './copy.ts'
import { ExchangeDetail } from './exchange-detail.tsx'
import { type ExchangeFilter, findExchanges, noFilter } from './exchange-filter.ts'
import { ExchangeCount, ExchangeList } from './exchange-list.tsx'
import {
  clearExchanges,
  exchangeRowsQuery,
  exchangesOfFile,
  type ListedExchange,
  type RecordedExchanges,
  useExchangeSearch,
} from './exchange-rows.ts'
import { ExchangeFilters, ExchangeTools, SourceSwitch } from './exchange-tools.tsx'
import { recordingAtom } from './har.ts'
import { useChosenExchange } from './use-chosen-exchange.ts'

const nothing: RecordedExchanges = { rows: [], dropped: 0 }

const momentOf = ({ moment }: ListedExchange) => moment

/** Says why the list is empty. */
function NothingFound({ filter, isEmpty }: { filter: ExchangeFilter; isEmpty: boolean }) {
  const words = useCopy(inspectorCopy).list
  if (filter.kind === 'drift' && filter.text === '') return <EmptyState icon="check">{words.noDrift}</EmptyState>
  const icon = filter.kind === 'drift' ? 'check' : 'activity'
  return <EmptyState icon={icon}>{isEmpty ? words.empty : words.nothing}</EmptyState>
}

/** Every call and frame, with the result of the contract check. */
export function Exchanges({ choice }: { choice: React.ReactNode }) {
  const query = useQuery(exchangeRowsQuery)
  const { views, list: words } = useCopy(inspectorCopy)
  const [filter, setFilter] = useState(noFilter)
  const [held, setHeld] = useState<RecordedExchanges | undefined>()
  const [chosen, setChosen] = useChosenExchange()
  const opened = useMockQuery(openedQuery).data
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const [recording, setRecording] = useAtom(recordingAtom)
  const ofFile = { now: undefined, file: opened?.exchanges, recording: recording?.exchanges }[source]
  const inFile = useMemo(() => ofFile && exchangesOfFile(ofFile), [ofFile])
  const recorded = inFile ?? held ?? query.data ?? nothing
  const change = (part: Partial<ExchangeFilter>) => setFilter((old) => ({ ...old, ...part }))
  // Typing shows at once. The list follows later, and the search in bodies runs when typing stops.
  const wanted = useDeferredValue(filter)
  const search = useExchangeSearch(inFile ? '' : filter.text.trim())
  const found = useMemo(() => findExchanges(recorded.rows, wanted, search.data), [recorded, wanted, search.data])
  const { rows, fold } = useOneWorld(found, momentOf)
  const clear = () => {
    setHeld(undefined)
    setChosen(undefined)
    if (source !== 'recording') return void attempt(clearExchanges)
    setRecording(undefined)
    setSource('now')
  }
  return (
    <Panel
      title={views.names.calls}
      fixed
      aside={choice}
      toolbar={
        <div className="grid gap-1.5">
          <Segments {...words.kind} value={filter.kind} onChange={(kind) => change({ kind })} />
          <ExchangeTools
            text={filter.text}
            onText={(text) => change({ text })}
            isPaused={held !== undefined}
            onPause={(isPaused) => setHeld(isPaused ? query.data : undefined)}
            onOpen={() => setChosen(undefined)}
            onClear={clear}
            isEmpty={recorded.rows.length === 0}
            ofFile={ofFile}
          />
          <ExchangeFilters rows={recorded.rows} filter={filter} onChange={change} />
          {query.data !== undefined && (
            <ExchangeCount found={found.length} recorded={recorded} busy={search.isFetching} />
          )}
        </div>
      }
    >
      <SourceSwitch onChange={() => setChosen(undefined)} />
      <QueryState of={exchangeRowsQuery} flush>
        {() => (
          <>
            {found.length === 0 ? (
              <NothingFound filter={filter} isEmpty={recorded.rows.length === 0} />
            ) : (
              <ExchangeList items={rows} fold={fold} chosen={chosen} onChoose={setChosen} />
            )}
            {chosen !== undefined && (
              <ExchangeDetail
                key={chosen}
                id={chosen}
                ofFile={ofFile?.find(({ id }) => id === chosen)}
                onClose={() => setChosen(undefined)}
              />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  )
}
