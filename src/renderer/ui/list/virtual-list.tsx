import { useRef, type ReactNode, type Ref } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'

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
export function VirtualList<Item>({
  items,
  keyOf,
  renderItem,
  label,
  className = '',
  ref,
}: VirtualListProps<Item>) {
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
