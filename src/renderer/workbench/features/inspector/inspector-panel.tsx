import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { IconButton } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openedQuery, queryClient, useMockQuery } from '../../hub/control/queries.ts'
import { callsViewAtom, exchangeSourceAtom, recordingAtom } from '../../hub/state.ts'
import { Choice, SearchField } from '../../parts/fields.tsx'
import { useOneWorld } from '../../parts/former-worlds.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { ExchangeDetail } from './exchange-detail.tsx'
import {
  type ExchangeFilter,
  exchangeKinds,
  ExchangeList,
  findExchanges,
  ExchangeCount,
  methods,
  noFilter,
  senders,
  statusOptions,
  useChosenExchange,
  useDebounced,
} from './exchange-list.tsx'
import {
  exchangeRowsQuery,
  exchangeSearchQuery,
  type RecordedExchanges,
  exchangesOfFile,
  type ListedExchange,
} from './exchange-rows.ts'
import { openHar, saveHar } from './har.ts'
import { Timeline } from './timeline.tsx'

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
  const choices = [
    { field: 'status', label: '状態で絞り込む', options: statusOptions(rows) },
    { field: 'method', label: 'メソッドで絞り込む', options: methods },
    { field: 'phone', label: 'スマートフォンで絞り込む', options: senders },
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

const exchangeSources = [
  { value: 'now', label: 'いま' },
  { value: 'file', label: '開いた場面' },
  { value: 'recording', label: '開いた記録' },
] as const

const nothing: RecordedExchanges = { rows: [], dropped: 0 }

const views = [
  { value: 'calls', label: '通信' },
  { value: 'timeline', label: '時系列' },
] as const

/** Calls and frames as a list, or with all other events on a timeline. The last chosen view is kept. */
export function InspectorPanel() {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useAtom(callsViewAtom)
  const asked = params.get('view')
  const view = params.has('exchange') ? 'calls' : asked === 'timeline' || asked === 'calls' ? asked : remembered
  useEffect(() => remember(view), [view, remember])
  const choice = (
    <Segmented
      label="表示"
      size="s"
      options={views}
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
  if (!opened && !recording) return null
  const isFile = source === 'file' ? Boolean(opened) : source === 'recording' && Boolean(recording)
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segmented
        label="だれの通信か"
        size="s"
        options={exchangeSources.filter(
          ({ value }) => value === 'now' || Boolean(value === 'file' ? opened : recording),
        )}
        value={isFile ? source : 'now'}
        onValueChange={(value) => {
          onChange()
          setSource(value)
        }}
      />
      {isFile && (
        <span className="min-w-0 truncate">{source === 'recording' ? recording?.name : '書き出した人の通信です'}</span>
      )}
    </div>
  )
}

/** Says why the list is empty. */
function NothingFound({ filter, isEmpty }: { filter: ExchangeFilter; isEmpty: boolean }) {
  const isDrift = filter.kind === 'drift'
  return (
    <EmptyState icon={isDrift ? 'check' : 'activity'}>
      {isDrift && filter.text === ''
        ? '契約からの逸脱はありません。'
        : isEmpty
          ? 'スマートフォンを操作すると、通信がここに並びます。'
          : '条件に合う通信はありません。'}
    </EmptyState>
  )
}

/** Every call and frame, with the result of the contract check. */
function Exchanges({ views: choice }: { views: React.ReactNode }) {
  const query = useQuery(exchangeRowsQuery)
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
      title="通信"
      fixed
      aside={choice}
      toolbar={
        <div className="grid gap-1.5">
          <Segmented
            label="絞り込み"
            size="s"
            options={exchangeKinds}
            value={filter.kind}
            onValueChange={(kind) => change({ kind })}
          />
          <div className="flex items-center gap-1">
            <SearchField
              label="通信を探す"
              placeholder="パス・本文・会員で探す"
              value={filter.text}
              onChange={(text) => change({ text })}
            />
            <IconButton
              icon={paused ? 'play' : 'pause'}
              size={34}
              label={paused ? '一覧を再開する' : '一覧を止める'}
              aria-pressed={paused}
              onClick={() => setHeld(paused ? undefined : query.data)}
            />
            <IconButton
              icon="upload"
              size={34}
              label="ほかで記録した HAR を開く…"
              onClick={() => {
                setChosen(undefined)
                void attempt(openHar)
              }}
            />
            <IconButton
              icon="download"
              size={34}
              label="通信を HAR で保存する"
              disabled={recorded.rows.length === 0}
              onClick={() => void attempt(() => saveHar(ofFile))}
            />
            <IconButton
              icon="trash"
              size={34}
              label="一覧を消す"
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
