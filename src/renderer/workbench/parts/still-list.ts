import { useState, type FocusEvent } from 'react'

interface StillRow<Item> {
  readonly item: Item
  /** It was there when the person came, and is not any more. */
  readonly isGone: boolean
}

/** The rows of a list whose places were held: each at its place, as it is now; what came since at the end. */
export function stillRows<Item>(
  held: readonly Item[] | undefined,
  items: readonly Item[],
  keyOf: (item: Item) => number | string,
): StillRow<Item>[] {
  if (held === undefined) return items.map((item) => ({ item, isGone: false }))
  const now = new Map(items.map((item) => [keyOf(item), item]))
  const kept = new Set(held.map(keyOf))
  return [
    ...held.map((item) => ({ item: now.get(keyOf(item)) ?? item, isGone: !now.has(keyOf(item)) })),
    ...items.filter((item) => !kept.has(keyOf(item))).map((item) => ({ item, isGone: false })),
  ]
}

/**
 * A list that keeps its places while the pointer or the focus is in it: a row that is gone stays where it was until then, and
 * what is new comes at the end. So a second press never meets another row than the one that was aimed at.
 * @returns the rows, and what the list's element listens with
 */
export function useStillList<Item>(items: readonly Item[], keyOf: (item: Item) => number | string) {
  const [held, setHeld] = useState<readonly Item[] | undefined>()
  const [inside, setInside] = useState({ pointer: false, focus: false })
  const come = (way: 'pointer' | 'focus') => {
    setHeld((before) => before ?? items)
    setInside((before) => ({ ...before, [way]: true }))
  }
  const go = (way: 'pointer' | 'focus') => {
    const next = { ...inside, [way]: false }
    setInside(next)
    if (!next.pointer && !next.focus) setHeld(undefined)
  }
  return {
    rows: stillRows(held, items, keyOf),
    listen: {
      onPointerEnter: () => come('pointer'),
      onPointerLeave: () => go('pointer'),
      onFocus: () => come('focus'),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) go('focus')
      },
    },
  }
}
