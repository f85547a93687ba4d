export interface StillRow<Item> {
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
