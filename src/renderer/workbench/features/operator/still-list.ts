import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { historyQuery } from '../../hub/control/queries.ts'
import { presentPath } from '../../hub/world/history-paths.ts'

export interface StillRow<Item> {
  readonly item: Item
  /** Whether the item left the list while the user was in it. */
  readonly isGone: boolean
}

/** Rows of a held list: each keeps its place with its present content. New rows come last. */
export function stillRows<Item>(
  held: readonly Item[] | undefined,
  items: readonly Item[],
  keyOf: (item: Item) => number | string,
): StillRow<Item>[] {
  if (held === undefined) return items.map((item) => ({ item, isGone: false }))
  const now = new Map(items.map((item) => [keyOf(item), item]))
  const keys = new Set(held.map(keyOf))
  return [
    ...held.map((item) => ({ item: now.get(keyOf(item)) ?? item, isGone: !now.has(keyOf(item)) })),
    ...items.filter((item) => !keys.has(keyOf(item))).map((item) => ({ item, isGone: false })),
  ]
}

/**
 * A list that keeps its places while the pointer or the focus is in it. Removed rows stay, and new rows come last. So a
 * second press always hits the intended row. Going back to before the list was entered, or to another world, ends that:
 * its rows are then gone because they have not happened.
 * @returns the rows, and event handlers for the list's element
 */
export function useStillList<Item>(items: readonly Item[], keyOf: (item: Item) => number | string) {
  const { data: history } = useQuery(historyQuery)
  const path = useMemo(() => history && presentPath(history), [history])
  const [held, setHeld] = useState<{ readonly items: readonly Item[]; readonly moment: number | undefined }>()
  if (held?.moment !== undefined && path?.has(held.moment) === false) setHeld(undefined)
  const hold = () => setHeld((before) => before ?? { items, moment: history?.present })
  const release = () => setHeld(undefined)
  return {
    rows: stillRows(held?.items, items, keyOf),
    listen: {
      onPointerEnter: hold,
      onFocus: hold,
      onPointerLeave: ({ currentTarget }: React.PointerEvent) => {
        // A focused button that was removed gave no blur event.
        if (!currentTarget.contains(document.activeElement)) release()
      },
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release()
      },
    },
  }
}
