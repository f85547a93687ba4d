import { useRef, type ReactNode, type Ref } from 'react'
import { Virtualizer, type VirtualizerHandle, WindowVirtualizer } from 'virtua'

interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** Spoken name. */
  label: string
  /** Gives the list its height. */
  className?: string | undefined
  /** To scroll by program: `scrollToIndex`, `scrollOffset`, … */
  ref?: Ref<VirtualizerHandle> | undefined
}

/** A long list of which only the visible part is in the page. It scrolls inside; its class gives it a height. */
export function VirtualList<Item>({ items, keyOf, renderItem, label, className = '', ref }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`scroll-inner [overflow-anchor:none] ${className}`}
    >
      <Virtualizer ref={ref ?? null} scrollRef={scroller} as="ul" item="li" data={items}>
        {(item, index) => <div key={keyOf(item)}>{renderItem(item, index)}</div>}
      </Virtualizer>
    </section>
  )
}

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
