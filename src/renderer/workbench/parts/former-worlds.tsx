import { useMemo, useState } from 'react'
import { Icon } from '../../ui/base/icon.tsx'
import { useMockQuery } from '../hub/control/backend-queries.ts'
import { historyQuery } from '../hub/control/queries.ts'
import { useCopy } from '../hub/language.ts'
import { presentPath } from '../hub/world/history-paths.ts'
import { partsCopy } from './copy.ts'

/** The row between the present world and the folded rows. */
export interface Fold {
  readonly fold: number
}

/**
 * Lists items of the present world first. Items of former worlds are omitted until the fold is opened. The fold has
 * their number.
 */
export function foldFormer<Item extends object>(
  items: readonly Item[],
  isPresent: (item: Item) => boolean,
  isOpen: boolean,
): readonly (Item | Fold)[] {
  const present = items.filter((item) => isPresent(item))
  const former = items.length - present.length
  if (former === 0) return items
  return [...present, { fold: former }, ...(isOpen ? items.filter((item) => !isPresent(item)) : [])]
}

/** Opens the rows of former worlds. */
export function FormerFold({ fold, isOpen, onPress }: Fold & { isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="my-1 flex w-full items-center gap-2 border-y border-line px-2 py-1.5 text-start text-xs text-ink-2 num hover:bg-wash focus-visible:-outline-offset-2"
    >
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} className="text-ink-3" />
      {useCopy(partsCopy).formerWorlds(fold)}
    </button>
  )
}

/**
 * Shows one world at a time in a list. Items of former worlds and left branches are folded. Those without a moment belong
 * to every world.
 */
export function useOneWorld<Item extends { readonly moment: number | null }>(items: readonly Item[]) {
  const { data } = useMockQuery(historyQuery)
  const [isOpen, setOpen] = useState(false)
  const path = useMemo(() => data && presentPath(data), [data])
  const rows = useMemo(
    () => (path ? foldFormer(items, ({ moment }) => moment === null || path.has(moment), isOpen) : items),
    [items, path, isOpen],
  )
  return { rows, fold: { isOpen, onPress: () => setOpen(!isOpen) } }
}
