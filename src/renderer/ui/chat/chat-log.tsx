import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'

interface ChatDayProps {
  /** E.g. 11月20日（金）, from `formatDayHeading`. */
  children: string
}

export function ChatDay({ children }: ChatDayProps) {
  return <p className="py-1 text-center text-xs text-ink-3 num">{children}</p>
}

export function ChatUnread({ children }: ChatDayProps) {
  return (
    <p className="flex items-center gap-3 py-1.5 text-xs font-semibold text-rose before:h-px before:flex-1 before:bg-rose/40 after:h-px after:flex-1 after:bg-rose/40">
      {children}
    </p>
  )
}

interface ChatLogProps<Item> {
  /** Oldest first. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item, index: number) => React.ReactNode
  /** Accessible name, e.g. はるとさんとのメッセージ. */
  label: string
  /** True for an item that the reader just wrote. The log then scrolls to the end from any position. */
  isOwn: (item: Item) => boolean
  /** Above the oldest item: a spinner while older items load, a note at the beginning. */
  head?: React.ReactNode | undefined
  /** Called when the reader scrolls near the oldest item, possibly more than once. */
  onReachTop?: (() => void) | undefined
  newText?: string | undefined
}

const headRow = Symbol('head')
const nearPx = 40
const reachPx = 240

/**
 * Messages of a chat. Opens at the newest and follows new messages only while the reader is at the end. Otherwise a
 * button announces new messages. Older items are prepended without a jump.
 */
export function ChatLog<Item>(props: ChatLogProps<Item>) {
  const { items, keyOf, renderItem, label, isOwn, head, onReachTop, newText = controlCopy.chat.newMessages } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const atEnd = useRef(true)
  const [unseen, setUnseen] = useState(false)
  const first = items[0] === undefined ? '' : keyOf(items[0])
  const rows = useMemo(() => [headRow, ...items] as const, [items])
  const newest = items.at(-1)
  const last = newest === undefined ? '' : keyOf(newest)

  // Set only in the render that prepends older items; an append must not set it.
  const [ends, setEnds] = useState({ first, last, shift: false })
  if (ends.first !== first || ends.last !== last) {
    setEnds({ first, last, shift: ends.first !== first && items.some((item) => keyOf(item) === ends.first) })
  }

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
  const own = newest !== undefined && isOwn(newest)
  const arrive = useEffectEvent(() => {
    if (atEnd.current || own) toEnd()
    else setUnseen(true)
  })
  useLayoutEffect(() => {
    if (last !== '') arrive()
  }, [last])

  // A log that does not fill its box never scrolls, so it asks for older items itself, after virtua has measured.
  const askIfShort = useEffectEvent(() => {
    const box = scroller.current
    if (box !== null && box.scrollHeight - box.clientHeight < reachPx) onReachTop?.()
  })
  useEffect(() => {
    if (first === '') return undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(askIfShort)
    })
    return () => cancelAnimationFrame(frame)
  }, [first])

  // The box shrinks under a keyboard or a growing input, and rows may be higher than estimated. A reader at the newest
  // message stays there.
  useEffect(() => {
    const box = scroller.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => {
      growing.current = false
      if (atEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])

  const note = (offset: number) => {
    const box = scroller.current
    if (box === null || growing.current) return
    // Measured on the box, because the list knows neither its initial height nor which rows the box contains.
    atEnd.current = box.scrollTop + box.clientHeight >= box.scrollHeight - nearPx
    if (atEnd.current) setUnseen(false)
    if (offset < reachPx) onReachTop?.()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 scroll-inner px-[max(--spacing(4),calc((100%-47.5rem)/2))] py-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {/* Renders visible rows only, so a keystroke in the composer does not render thousands. */}
        <Virtualizer ref={list} scrollRef={scroller} shift={ends.shift} onScroll={note} data={rows}>
          {(item, index) =>
            item === headRow ? (
              <div key="head">{head}</div>
            ) : (
              <div key={keyOf(item)} className="py-1.25">
                {renderItem(item, index - 1)}
              </div>
            )
          }
        </Virtualizer>
      </div>
      {unseen && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex animate-rise justify-center">
          <Button tone="quiet" size="s" className="pointer-events-auto bg-surface shadow-2" onClick={toEnd}>
            {newText}
          </Button>
        </div>
      )}
    </div>
  )
}
