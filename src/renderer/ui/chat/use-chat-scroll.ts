import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Distance from the newest item within which the reader counts as being there. */
const nearPx = 40
/** Distance from the oldest item within which older ones are asked for. */
const reachPx = 240

interface ChatScrollOptions<Item> {
  /** Oldest first. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  isOwn: (item: Item) => boolean
  onReachTop: (() => void) | undefined
}

/**
 * Keeps a reader at the newest item there, also while the box changes its size, and notes new items for all others.
 * `scroller` is the box and `list` its virtual list, whose head is the first row.
 */
export function useChatScroll<Item>({ items, keyOf, isOwn, onReachTop }: ChatScrollOptions<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const atEnd = useRef(true)
  const [unseen, setUnseen] = useState(false)
  const ends = useEnds(items, keyOf)
  const { first, last } = ends
  // True while items are prepended. The list corrects the scroll position before the box has grown, so for a moment the
  // box seems to be at its end.
  const growing = useRef(false)
  useLayoutEffect(() => {
    if (ends.shift) growing.current = true
  }, [ends])
  const toEnd = () => {
    // One index past the items, because the head is the first row.
    list.current?.scrollToIndex(items.length, { align: 'end' })
    atEnd.current = true
    setUnseen(false)
  }
  const newest = items.at(-1)
  const arrive = useEffectEvent(() => {
    if (atEnd.current || (newest !== undefined && isOwn(newest))) toEnd()
    else setUnseen(true)
  })
  useLayoutEffect(() => {
    if (last !== '') arrive()
  }, [last])
  useOlderWhileShort(scroller, first, onReachTop)
  useResize(scroller, () => {
    growing.current = false
    if (atEnd.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  })
  const noteScroll = (offset: number) => {
    const box = scroller.current
    if (box === null || growing.current) return
    // Measured on the box, because the list knows neither its initial height nor which rows the box contains.
    atEnd.current = box.scrollTop + box.clientHeight >= box.scrollHeight - nearPx
    if (atEnd.current) setUnseen(false)
    if (offset < reachPx) onReachTop?.()
  }
  return { scroller, list, shift: ends.shift, unseen, toEnd, noteScroll }
}

/**
 * Asks for older items while the log does not fill its box, because it never scrolls then. `first` is the key of the
 * oldest item.
 */
function useOlderWhileShort(
  scroller: React.RefObject<HTMLElement | null>,
  first: string,
  onReachTop: (() => void) | undefined,
): void {
  const askIfShort = useEffectEvent(() => {
    const box = scroller.current
    if (box !== null && box.scrollHeight - box.clientHeight < reachPx) onReachTop?.()
  })
  useEffect(() => {
    if (first === '') return undefined
    // In the second frame, after virtua has measured.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(askIfShort)
    })
    return () => cancelAnimationFrame(frame)
  }, [first])
}

/** Runs when the box shrinks under a keyboard or a growing input, or when rows are higher than estimated. */
function useResize(scroller: React.RefObject<HTMLElement | null>, onResize: () => void): void {
  const resize = useEffectEvent(onResize)
  useEffect(() => {
    const box = scroller.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => resize())
    observer.observe(box)
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [scroller])
}

interface Ends {
  /** Key of the oldest item; '' for none. */
  readonly first: string
  /** Key of the newest item; '' for none. */
  readonly last: string
  /** Whether the last change prepended older items; an append must not set it. */
  readonly shift: boolean
}

/** Both ends of the list; a new object whenever one of them changes. */
function useEnds<Item>(items: readonly Item[], keyOf: (item: Item) => string): Ends {
  const [oldest, newest] = [items[0], items.at(-1)]
  const first = oldest === undefined ? '' : keyOf(oldest)
  const last = newest === undefined ? '' : keyOf(newest)
  const [ends, setEnds] = useState<Ends>({ first, last, shift: false })
  if (ends.first !== first || ends.last !== last) {
    setEnds({ first, last, shift: ends.first !== first && items.some((item) => keyOf(item) === ends.first) })
  }
  return ends
}
