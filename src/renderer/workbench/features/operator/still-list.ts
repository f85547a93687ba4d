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
  const [inside, setInside] = useState({ pointer: false, focus: false })
  const come = (way: 'pointer' | 'focus') => {
    setHeld((before) => before ?? items)
    setInside((before) => ({ ...before, [way]: true }))
  }
  const go = (next: typeof inside) => {
    setInside(next)
    if (!next.pointer && !next.focus) setHeld(undefined)
  }
  return {
    rows: stillRows(held, items, keyOf),
    listen: {
      onPointerEnter: () => come('pointer'),
      // A focused button that was removed gave no blur event.
      onPointerLeave: ({ currentTarget }: React.PointerEvent) =>
        go({ pointer: false, focus: currentTarget.contains(document.activeElement) }),
      onFocus: () => come('focus'),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) go({ ...inside, focus: false })
      },
    },
  }
}
