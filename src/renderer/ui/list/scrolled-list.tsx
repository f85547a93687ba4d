import { createContext, use, useEffect, useRef, useState } from 'react'
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua'

interface ScrolledListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item) => React.ReactNode
  /** The element that scrolls. Its only child has this list and what stands above it. */
  scroller: React.RefObject<HTMLElement | null>
  /** Index of the item to begin at, in the middle of the scroller. */
  startAt?: number | undefined
}

/** Lists up to this length are rendered completely, for the browser's own search. */
const wholeUpTo = 60

const ListLength = createContext(0)

/** An item of a long list, with its place, because a screen reader finds only the items around it. */
function PlacedItem({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(ListLength)}>
      {children}
    </li>
  )
}

/** Height in px of what stands above a place in a scroller, which may change; undefined until it is measured. */
function useHeightAbove(place: React.RefObject<HTMLElement | null>, scroller: React.RefObject<HTMLElement | null>) {
  const [above, setAbove] = useState<number>()
  useEffect(() => {
    const [box, top] = [scroller.current, place.current]
    if (!box?.firstElementChild || !top) return undefined
    const measure = () => setAbove(top.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
    const observer = new ResizeObserver(measure)
    observer.observe(box.firstElementChild)
    measure()
    return () => observer.disconnect()
  }, [place, scroller])
  return above
}

/** A list below other contents of a scroller: rendered completely while short, visible items only when long. */
export function ScrolledList<Item>({ items, keyOf, renderItem, scroller, startAt }: ScrolledListProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const above = useHeightAbove(place, scroller)
  const isMeasured = above !== undefined
  useEffect(() => {
    if (!isMeasured || startAt === undefined) return
    if (list.current) list.current.scrollToIndex(startAt, { align: 'center' })
    else place.current?.querySelector('ul')?.children[startAt]?.scrollIntoView({ block: 'center' })
  }, [isMeasured, startAt])
  return (
    <div ref={place}>
      {items.length <= wholeUpTo ? (
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)}>{renderItem(item)}</li>
          ))}
        </ul>
      ) : (
        <ListLength value={items.length}>
          <Virtualizer ref={list} scrollRef={scroller} startMargin={above ?? 0} as="ul" item={PlacedItem} data={items}>
            {(item) => <div key={keyOf(item)}>{renderItem(item)}</div>}
          </Virtualizer>
        </ListLength>
      )}
    </div>
  )
}
