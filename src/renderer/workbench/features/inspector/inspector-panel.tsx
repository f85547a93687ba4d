import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openedQuery, queryClient, useMockQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { callsViewAtom, exchangeSourceAtom, recordingAtom } from '../../hub/state.ts'
import { Choice, SearchField } from '../../parts/fields.tsx'
import { useOneWorld } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { inspectorCopy } from './copy.ts'
import { ExchangeDetail } from './exchange-detail.tsx'
import {
  type ExchangeFilter,
  exchangeKinds,
  findExchanges,
  methodOptions,
  noFilter,
  senderOptions,
  statusOptions,
} from './exchange-filter.ts'
import { ExchangeCount, ExchangeList } from './exchange-list.tsx'
import {
  exchangeRowsQuery,
  exchangeSearchQuery,
  type RecordedExchanges,
  exchangesOfFile,
  type ListedExchange,
} from './exchange-rows.ts'
import { openHar, saveHar } from './har.ts'
import { Timeline } from './timeline.tsx'
import { useChosenExchange } from './use-chosen-exchange.ts'

/** Forgets all exchanges, also on the server. */
export function clearExchanges(): Promise<boolean> {
  return attempt(async () => {
    await control.clearExchanges()
    queryClient.setQueryData(exchangeRowsQuery.queryKey, { rows: [], dropped: 0 })
  })
}

interface ExchangeFiltersProps {
  /** Rows whose statuses can be chosen. */
  rows: readonly ListedExchange[]
  filter: ExchangeFilter
  onChange: (change: Partial<ExchangeFilter>) => void
}

/** Filters by status, method and phone; unset at first. */
export function ExchangeFilters({ rows, filter, onChange }: ExchangeFiltersProps) {
  const words = useCopy(inspectorCopy).list
  const choices = [
    { field: 'status', label: words.byStatus, options: statusOptions(rows) },
    { field: 'method', label: words.byMethod, options: methodOptions() },
    { field: 'phone', label: words.byPhone, options: senderOptions() },
  ] as const
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {choices.map(({ field, label, options }) => (
        <Choice
          key={field}
          label={label}
          options={options}
          value={filter[field]}
          onChange={(value) => onChange({ [field]: value })}
          tone={filter[field] === '' ? 'plain' : 'chosen'}
        />
      ))}
    </div>
  )
}

const exchangeSources = ['now', 'file', 'recording'] as const

const nothing: RecordedExchanges = { rows: [], dropped: 0 }

const views = ['calls', 'timeline'] as const

/** Calls and frames as a list, or with all other events on a timeline. The last chosen view is kept. */
export function InspectorPanel() {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useAtom(callsViewAtom)
  const words = useCopy(inspectorCopy)
  const asked = params.get('view')
  const view = params.has('exchange') ? 'calls' : asked === 'timeline' || asked === 'calls' ? asked : remembered
  useEffect(() => remember(view), [view, remember])
  const choice = (
    <Segmented
      label={words.views}
      size="s"
      options={views.map((value) => ({ value, label: words[value] }))}
      value={view}
      onValueChange={(value) => {
        remember(value)
        setParams({ view: value }, { replace: true })
      }}
    />
  )
  return view === 'timeline' ? <Timeline views={choice} /> : <Exchanges views={choice} />
}

const momentOf = ({ moment }: ListedExchange) => moment

/** Whose exchanges are listed, when a case or a recording is open: this server's, or those of the file. */
function SourceSwitch({ onChange }: { onChange: () => void }) {
  const opened = useMockQuery(openedQuery).data
  const recording = useAtomValue(recordingAtom)
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const words = useCopy(inspectorCopy).list
  if (!opened && !recording) return null
  const isFile = source === 'file' ? Boolean(opened) : source === 'recording' && Boolean(recording)
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segmented
        label={words.whose}
        size="s"
        options={exchangeSources
          .filter((value) => value === 'now' || Boolean(value === 'file' ? opened : recording))
          .map((value) => ({ value, label: words.sources[value] }))}
        value={isFile ? source : 'now'}
        onValueChange={(value) => {
          onChange()
          setSource(value)
        }}
      />
      {isFile && <span className="min-w-0 truncate">{source === 'recording' ? recording?.name : words.ofFile}</span>}
    </div>
  )
}

/** Says why the list is empty. */
function NothingFound({ filter, isEmpty }: { filter: ExchangeFilter; isEmpty: boolean }) {
  const words = useCopy(inspectorCopy).list
  const isDrift = filter.kind === 'drift'
  return (
    <EmptyState icon={isDrift ? 'check' : 'activity'}>
      {isDrift && filter.text === '' ? words.noDrift : isEmpty ? words.empty : words.nothing}
    </EmptyState>
  )
}

/** Every call and frame, with the result of the contract check. */
function Exchanges({ views: choice }: { views: React.ReactNode }) {
  const query = useQuery(exchangeRowsQuery)
  const { calls: title, list: words } = useCopy(inspectorCopy)
  const [filter, setFilter] = useState(noFilter)
  const [held, setHeld] = useState<RecordedExchanges | undefined>()
  const [chosen, setChosen] = useChosenExchange()
  const paused = held !== undefined
  const opened = useMockQuery(openedQuery).data
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const [recording, setRecording] = useAtom(recordingAtom)
  const ofFile = { now: undefined, file: opened?.exchanges, recording: recording?.exchanges }[source]
  const inFile = useMemo(() => ofFile && exchangesOfFile(ofFile), [ofFile])
  const recorded = inFile ?? held ?? query.data ?? nothing
  const change = (part: Partial<ExchangeFilter>) => setFilter((old) => ({ ...old, ...part }))
  // Typing shows at once. The list follows later, and the search in bodies runs when typing stops.
  const wanted = useDeferredValue(filter)
  const search = useQuery(exchangeSearchQuery(useDebounced(inFile ? '' : filter.text.trim())))
  const found = useMemo(() => findExchanges(recorded.rows, wanted, search.data), [recorded, wanted, search.data])
  const { rows, fold } = useOneWorld(found, momentOf)
  return (
    <Panel
      title={title}
      fixed
      aside={choice}
      toolbar={
        <div className="grid gap-1.5">
          <Segmented
            label={words.filter}
            size="s"
            options={exchangeKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={filter.kind}
            onValueChange={(kind) => change({ kind })}
          />
          <div className="flex items-center gap-1">
            <SearchField
              label={words.find}
              placeholder={words.findBy}
              value={filter.text}
              onChange={(text) => change({ text })}
            />
            <IconButton
              icon={paused ? 'play' : 'pause'}
              size={34}
              label={paused ? words.resume : words.pause}
              aria-pressed={paused}
              onClick={() => setHeld(paused ? undefined : query.data)}
            />
            <IconButton
              icon="upload"
              size={34}
              label={words.openHar}
              onClick={() => {
                setChosen(undefined)
                void attempt(openHar)
              }}
            />
            <IconButton
              icon="download"
              size={34}
              label={words.saveHar}
              disabled={recorded.rows.length === 0}
              onClick={() => void attempt(() => saveHar(ofFile))}
            />
            <IconButton
              icon="trash"
              size={34}
              label={words.clear}
              onClick={() => {
                setHeld(undefined)
                setChosen(undefined)
                if (source !== 'recording') return void clearExchanges()
                setRecording(undefined)
                setSource('now')
              }}
            />
          </div>
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
