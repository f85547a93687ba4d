import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'

interface WindowListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** Height of one item in px where all are about equal; a good guess keeps Back on the same row. */
  itemSize?: number | undefined
  /** Lists up to this length stand in the page as a whole, for the browser's own search. */
  wholeUpTo?: number | undefined
}

/** A list that scrolls with the page: whole while it is short, only its visible part in the page when it is long. */
export function WindowList<Item>(props: WindowListProps<Item>) {
  const { items, keyOf, renderItem, itemSize, wholeUpTo = 60 } = props
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
    // Only visible rows are rendered: a redraw of the page does not render thousands.
    <WindowVirtualizer as="ul" item="li" data={items} {...(itemSize === undefined ? {} : { itemSize })}>
      {(item, index) => <div key={keyOf(item)}>{renderItem(item, index)}</div>}
    </WindowVirtualizer>
  )
}
