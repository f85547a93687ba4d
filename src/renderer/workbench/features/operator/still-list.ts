import { useState } from 'react'

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
 * second press always hits the intended row.
 * @returns the rows, and event handlers for the list's element
 */
export function useStillList<Item>(items: readonly Item[], keyOf: (item: Item) => number | string) {
  const [held, setHeld] = useState<readonly Item[] | undefined>()
  const hold = () => setHeld((before) => before ?? items)
  const release = () => setHeld(undefined)
  return {
    rows: stillRows(held, items, keyOf),
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
