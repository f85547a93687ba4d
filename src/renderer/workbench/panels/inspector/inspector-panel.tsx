import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clearExchanges as clear } from '../../../../contract/control/exchanges.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { callControl } from '../../control/call-control.ts'
import { exchangeRowsQuery, exchangeSearchQuery, keptInFile, type KeptExchanges } from '../../control/exchange-rows.ts'
import { useMockQuery, openedQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { compactControl } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { exchangeSourceAtom } from '../../state/layout.ts'
import { ExchangeDetail } from './exchange-detail.tsx'
import { ExchangeList, KeptLine } from './exchange-list.tsx'
import {
  methods,
  senders,
  statusClasses,
  type ExchangeFilter,
  exchangeKinds,
  findExchanges,
  noFilter,
  useSettled,
} from './find-exchanges.ts'
import { saveHar } from './har.ts'

/** Forgets all exchanges, on the server too. */
export function clearExchanges(): Promise<boolean> {
  return attempt(async () => {
    await callControl(clear)
    queryClient.setQueryData(exchangeRowsQuery.queryKey, { rows: [], dropped: 0 })
  })
}

interface ExchangeFiltersProps {
  filter: ExchangeFilter
  onChange: (change: Partial<ExchangeFilter>) => void
}

const choices = [
  { field: 'status', label: '状態で絞り込む', options: statusClasses },
  { field: 'method', label: 'メソッドで絞り込む', options: methods },
  { field: 'phone', label: 'スマートフォンで絞り込む', options: senders },
] as const

/** Status, method and phone, each open until one is chosen. */
export function ExchangeFilters({ filter, onChange }: ExchangeFiltersProps) {
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {choices.map(({ field, label, options }) => (
        <select
          key={field}
          aria-label={label}
          value={filter[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          className={`${compactControl} ${filter[field] === '' ? 'text-ink-2' : 'font-medium text-plum'}`}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}

/** The exchange whose detail is open stands in the address, so that others can lead to it: `/inspector?exchange=12`. */
export function useChosenExchange(): [number | undefined, (id: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const text = params.get('exchange') ?? ''
  const choose = (id: number | undefined) =>
    setParams(id === undefined ? {} : { exchange: String(id) }, { replace: true })
  return [/^-?\d+$/.test(text) ? Number(text) : undefined, choose]
}

const exchangeSources = [
  { value: 'now', label: 'いま' },
  { value: 'file', label: '開いたファイル' },
] as const

const nothing: KeptExchanges = { rows: [], dropped: 0 }

/** Every call and frame with what the contract says of it. */
export function InspectorPanel() {
  const query = useQuery(exchangeRowsQuery)
  const [filter, setFilter] = useState(noFilter)
  const [held, setHeld] = useState<KeptExchanges | undefined>()
  const [chosen, setChosen] = useChosenExchange()
  const paused = held !== undefined
  const opened = useMockQuery(openedQuery).data
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const ofFile = source === 'file' ? opened?.exchanges : undefined
  const inFile = useMemo(() => ofFile && keptInFile(ofFile), [ofFile])
  const kept = inFile ?? held ?? query.data ?? nothing
  const change = (part: Partial<ExchangeFilter>) => setFilter((old) => ({ ...old, ...part }))
  // What is typed is on screen at once; the list follows, and the bodies when one has stopped.
  const wanted = useDeferredValue(filter)
  const search = useQuery(exchangeSearchQuery(useSettled(inFile ? '' : filter.text.trim())))
  const found = useMemo(() => findExchanges(kept.rows, wanted, search.data), [kept, wanted, search.data])
  return (
    <Panel
      title="通信"
      fixed
      aside={
        <Segmented
          label="絞り込み"
          size="s"
          options={exchangeKinds}
          value={filter.kind}
          onValueChange={(kind) => change({ kind })}
        />
      }
      toolbar={
        <div className="grid gap-1.5">
          <div className="flex items-center gap-1">
            <input
              type="search"
              aria-label="通信を探す"
              placeholder="パス・本文・会員で探す"
              value={filter.text}
              onChange={(event) => change({ text: event.target.value })}
              className={compactControl}
            />
            <IconButton
              icon={paused ? 'play' : 'pause'}
              size={34}
              label={paused ? '一覧を再開する' : '一覧を止める'}
              aria-pressed={paused}
              onClick={() => setHeld(paused ? undefined : query.data)}
            />
            <IconButton
              icon="download"
              size={34}
              label="通信を HAR で保存する"
              disabled={kept.rows.length === 0}
              onClick={() => void attempt(() => saveHar(ofFile))}
            />
            <IconButton
              icon="trash"
              size={34}
              label="一覧を消す"
              onClick={() => {
                setHeld(undefined)
                setChosen(undefined)
                void clearExchanges()
              }}
            />
          </div>
          <ExchangeFilters filter={filter} onChange={change} />
          <KeptLine found={found.length} kept={kept} busy={search.isFetching} />
        </div>
      }
    >
      {opened && (
        <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
          <Segmented label="だれの通信か" size="s" options={exchangeSources} value={source} onValueChange={setSource} />
          {ofFile && <span>書き出した人の通信です</span>}
        </div>
      )}
      <QueryState query={query}>
        {() => (
          <>
            {found.length === 0 ? (
              <EmptyState icon={filter.kind === 'drift' ? 'check' : 'activity'}>
                {filter.kind === 'drift' && filter.text === ''
                  ? '契約からの逸脱はありません。'
                  : kept.rows.length === 0
                    ? 'スマートフォンを操作すると、通信がここに並びます。'
                    : '条件に合う通信はありません。'}
              </EmptyState>
            ) : (
              <ExchangeList items={found} chosen={chosen} onChoose={setChosen} />
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
