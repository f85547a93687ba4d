import type { KeyboardEvent } from 'react'
import type { ExchangeRow as Row } from '../../../../contract/control/exchanges.ts'
import { VirtualList } from '../../../ui/list/windowed-list.tsx'
import { ExchangeRow } from './exchange-row.tsx'

interface ExchangeListProps {
  items: readonly Row[]
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The rows; up and down walk them. */
export function ExchangeList({ items, chosen, onChoose }: ExchangeListProps) {
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onChoose(undefined)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const at = items.findIndex(({ id }) => id === chosen)
    const next = items[Math.min(items.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]
    event.preventDefault()
    onChoose(next?.id)
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => document.getElementById(`exchange-${next?.id}`)?.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={walk}>
      <VirtualList
        label="通信の一覧"
        className="min-h-0 flex-1 px-2.5 focus-visible:-outline-offset-2"
        items={items}
        keyOf={({ id }) => id}
        renderItem={(exchange) => (
          <ExchangeRow
            exchange={exchange}
            current={exchange.id === chosen}
            onPress={() => onChoose(exchange.id === chosen ? undefined : exchange.id)}
          />
        )}
      />
    </div>
  )
}
