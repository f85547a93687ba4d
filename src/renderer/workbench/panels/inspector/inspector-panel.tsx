import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { exchangesQuery } from '../../control/exchanges.ts'
import { compactControl } from '../../parts/compact-control.ts'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { clearExchanges } from './clear-exchanges.ts'
import { ExchangeDetail } from './exchange-detail.tsx'
import { ExchangeList } from './exchange-list.tsx'
import { exchangeFilters, findExchanges, type ExchangeFilter } from './find-exchanges.ts'

/** Every call and frame with what the contract says of it. */
export function InspectorPanel() {
  const query = useQuery(exchangesQuery)
  const [filter, setFilter] = useState<ExchangeFilter>('all')
  const [text, setText] = useState('')
  const [held, setHeld] = useState<readonly Exchange[] | undefined>()
  const [chosen, setChosen] = useState<number | undefined>()
  const paused = held !== undefined
  const list = held ?? query.data ?? []
  const found = findExchanges(list, filter, text)
  const exchange = found.find(({ id }) => id === chosen)
  return (
    <Panel
      title="通信"
      fixed
      aside={
        <Segmented
          label="絞り込み"
          size="s"
          options={exchangeFilters}
          value={filter}
          onValueChange={setFilter}
        />
      }
      toolbar={
        <div className="flex items-center gap-1">
          <input
            type="search"
            aria-label="通信を探す"
            placeholder="パス・本文で探す"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={compactControl}
          />
          <IconButton
            icon={paused ? 'play' : 'pause'}
            size={34}
            label={paused ? '一覧を再開する' : '一覧を止める'}
            aria-pressed={paused}
            onClick={() => setHeld(paused ? undefined : list)}
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
      }
    >
      <QueryState query={query}>
        {() =>
          found.length === 0 ? (
            <EmptyState icon={filter === 'drift' ? 'check' : 'activity'}>
              {filter === 'drift' && text === ''
                ? '契約からの逸脱はありません。'
                : list.length === 0
                  ? 'スマートフォンを操作すると、通信がここに並びます。'
                  : '条件に合う通信はありません。'}
            </EmptyState>
          ) : (
            <>
              <ExchangeList items={found} chosen={chosen} onChoose={setChosen} />
              {exchange && <ExchangeDetail exchange={exchange} onClose={() => setChosen(undefined)} />}
            </>
          )
        }
      </QueryState>
    </Panel>
  )
}
