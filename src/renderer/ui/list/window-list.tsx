import { WindowVirtualizer } from 'virtua'

interface WindowListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => React.ReactNode
  /** Height of an item in px when all are about equal; a good estimate keeps Back on the same row. */
  itemSize: number
}

/** Lists up to this length are rendered completely, for the browser's own search. */
const wholeUpTo = 60

/** A list that scrolls with the page: rendered completely while short, visible items only when long. */
export function WindowList<Item>({ items, keyOf, renderItem, itemSize }: WindowListProps<Item>) {
  if (items.length <= wholeUpTo) {
    return (
      <ul className="min-w-0">
        {items.map((item, index) => (
          <li key={keyOf(item)}>{renderItem(item, index)}</li>
        ))}
      </ul>
    )
  }
  return (
    // Renders visible rows only, so a rerender of the page does not render thousands.
    <WindowVirtualizer as="ul" item="li" data={items} itemSize={itemSize}>
      {(item, index) => <div key={keyOf(item)}>{renderItem(item, index)}</div>}
    </WindowVirtualizer>
  )
}
