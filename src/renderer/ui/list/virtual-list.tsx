import { useRef } from 'react'
import { Virtualizer } from 'virtua'

interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => React.ReactNode
  /** Accessible name. */
  label: string
  /** Must set the height of the list. */
  className: string
}

/** A virtual list that scrolls inside its own box and renders visible items only. */
export function VirtualList<Item>({ items, keyOf, renderItem, label, className }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`scroll-inner [overflow-anchor:none] ${className}`}
    >
      <Virtualizer scrollRef={scroller} as="ul" item="li" data={items}>
        {(item, index) => <div key={keyOf(item)}>{renderItem(item, index)}</div>}
      </Virtualizer>
    </section>
  )
}
