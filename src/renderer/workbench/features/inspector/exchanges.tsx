import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useCopy } from '../../hub/language.ts'
import { Segments } from '../../parts/choices.tsx'
import { useOneWorld } from '../../parts/former-worlds.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { inspectorCopy } from './copy.ts'
import { ExchangeCount } from './exchange-count.tsx'
import { ExchangeDetail } from './exchange-detail.tsx'
import { type ExchangeFilter, findExchanges, noFilter } from './exchange-filter.ts'
import { ExchangeFilters } from './exchange-filters.tsx'
import { ExchangeList } from './exchange-list.tsx'
import { buttonIdOf } from './exchange-row.tsx'
import { exchangeRowsQuery, type RecordedExchanges } from './exchange-rows.ts'
import { useExchangeSearch } from './exchange-search.ts'
import { useExchangeSource } from './exchange-source.ts'
import { ExchangeTools } from './exchange-tools.tsx'
import { SourceSwitch } from './source-switch.tsx'
import { useChosenExchange } from './use-chosen-exchange.ts'
import { useExchangeList } from './use-exchange-list.ts'

/** Says why the list is empty. */
function NothingFound({ filter, isEmpty }: { filter: ExchangeFilter; isEmpty: boolean }) {
  const words = useCopy(inspectorCopy).list
  const { kind, ...others } = filter
  if (kind === 'drift' && Object.values(others).every((chosen) => chosen === ''))
    return <EmptyState icon="check">{words.noDrift}</EmptyState>
  return <EmptyState icon="activity">{isEmpty ? words.empty : words.nothing}</EmptyState>
}

/**
 * Exchanges that a filter finds, newest first, and the search in bodies. The list follows behind typing, and the search
 * runs when typing stops.
 * @param searches whether the server searches the bodies
 */
function useFoundExchanges({ rows }: RecordedExchanges, filter: ExchangeFilter, searches: boolean) {
  const wanted = useDeferredValue(filter)
  const search = useExchangeSearch(searches ? filter.text.trim() : '')
  const found = useMemo(() => findExchanges(rows, wanted, search.data), [rows, wanted, search.data])
  return { found, search }
}

/** Every call and frame, with the result of the contract check. */
export function Exchanges({ choice }: { choice: React.ReactNode }) {
  const { views, list: words } = useCopy(inspectorCopy)
  const [filter, setFilter] = useState(noFilter)
  const [chosen, setChosen] = useChosenExchange()
  const source = useExchangeSource()
  const list = useExchangeList(source)
  const { recorded, ofFile } = list
  const { found, search } = useFoundExchanges(recorded, filter, ofFile === undefined)
  const { rows, fold } = useOneWorld(found)
  const change = (part: Partial<ExchangeFilter>) => setFilter((old) => ({ ...old, ...part }))
  const leave = () => setChosen(undefined)
  const fromFile = ofFile?.find(({ id }) => id === chosen)
  // Only files have negative ids (har/open-har.ts). One that is closed, or was in memory before a reload, takes them along.
  const isGone = chosen !== undefined && chosen < 0 && !fromFile
  const close = () => {
    leave()
    if (chosen !== undefined) document.getElementById(buttonIdOf(chosen))?.focus()
  }
  const contents = (
    <>
      {found.length === 0 ? (
        <NothingFound filter={filter} isEmpty={!ofFile && !list.isPaused && recorded.rows.length === 0} />
      ) : (
        <ExchangeList items={rows} fold={fold} chosen={chosen} onChoose={setChosen} />
      )}
      {chosen !== undefined && !isGone && (
        <ExchangeDetail key={chosen} id={chosen} fromFile={fromFile} onClose={close} />
      )}
    </>
  )
  return (
    <Panel
      title={views.names.calls}
      fixed
      aside={choice}
      toolbar={
        <div className="grid gap-1.5">
          <Segments {...words.kind} value={filter.kind} onChange={(kind) => change({ kind })} />
          <ExchangeTools text={filter.text} onText={(text) => change({ text })} list={list} onLeave={leave} />
          <ExchangeFilters rows={recorded.rows} filter={filter} onChange={change} />
          {list.isRead && <ExchangeCount found={found.length} recorded={recorded} search={search} />}
        </div>
      }
    >
      <SourceSwitch of={source} onChange={leave} />
      {ofFile ? (
        contents
      ) : (
        <QueryState of={exchangeRowsQuery} flush>
          {() => contents}
        </QueryState>
      )}
    </Panel>
  )
}
