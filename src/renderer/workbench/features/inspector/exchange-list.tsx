import type { ExchangeRow } from '../../../../contract/control/exchanges.ts'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { useCopy } from '../../hub/language.ts'
import { type Fold, FormerFold } from '../../parts/former-worlds.tsx'
import { inspectorCopy } from './copy.ts'
import { buttonIdOf, ExchangeButton } from './exchange-row.tsx'

interface ExchangeListProps {
  /** Exchanges of the present world, and the fold of former worlds. */
  items: readonly (ExchangeRow | Fold)[]
  fold: { isOpen: boolean; onPress: () => void }
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Exchanges, one a line. Up and down choose the next and the former one, and Escape none. */
export function ExchangeList({ items, fold, chosen, onChoose }: ExchangeListProps) {
  const words = useCopy(inspectorCopy).list
  const chooseBeside = (step: number) => {
    const ids = items.flatMap((item) => ('fold' in item ? [] : item.id))
    const at = ids.findIndex((id) => id === chosen) + step
    const next = ids[Math.min(ids.length - 1, Math.max(0, at))]
    if (next === undefined) return
    onChoose(next)
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => document.getElementById(buttonIdOf(next))?.focus())
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return onChoose(undefined)
    const step = arrows[event.key]
    if (step === undefined) return
    event.preventDefault()
    chooseBeside(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <VirtualList
        label={words.label}
        className="min-h-0 flex-1 px-2.5 focus-visible:-outline-offset-2"
        items={items}
        keyOf={(item) => ('fold' in item ? 'fold' : item.id)}
        renderItem={(item) =>
          'fold' in item ? (
            <FormerFold {...item} {...fold} />
          ) : (
            <ExchangeButton
              exchange={item}
              isChosen={item.id === chosen}
              onPress={() => onChoose(item.id === chosen ? undefined : item.id)}
            />
          )
        }
      />
    </div>
  )
}
