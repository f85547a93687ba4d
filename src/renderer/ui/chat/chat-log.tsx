import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'

interface ChatDayProps {
  /** E.g. 11月20日（金）, from `formatDayHeading`. */
  children: string
}

/** The heading of a day between messages. */
export function ChatDay({ children }: ChatDayProps) {
  return <p className="py-1 text-center text-xs text-ink-3 num">{children}</p>
}

interface ChatLogProps<Item> {
  /** Oldest first. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Spoken name, e.g. はるとさんとのメッセージ. */
  label: string
  /** True for an item that the reader just wrote: the log then goes to the end wherever it was. */
  isOwn: (item: Item) => boolean
  /** Above the oldest: a spinner while older ones load, a note at the beginning. */
  head?: ReactNode | undefined
  /** The reader comes near the oldest; may be called more than once. */
  onReachTop?: (() => void) | undefined
  newText?: string | undefined
  className?: string | undefined
}

const headRow = Symbol('head')
const nearPx = 40
const reachPx = 240

/**
 * The messages of a chat. Opens at the newest; stays there only while the reader is there; otherwise a button tells of
 * new ones. Older ones are put in above without a jump.
 */
export function ChatLog<Item>(props: ChatLogProps<Item>) {
  const {
    items,
    keyOf,
    renderItem,
    label,
    isOwn,
    head,
    onReachTop,
    newText = controlCopy.chat.newMessages,
    className = '',
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const atEnd = useRef(true)
  const [unseen, setUnseen] = useState(false)
  const first = items[0] === undefined ? '' : keyOf(items[0])
  const rows = useMemo(() => [headRow, ...items] as const, [items])
  const newest = items.at(-1)
  const last = newest === undefined ? '' : keyOf(newest)

  // `shift` may be set only in the very render that brings older items; an append must not see it.
  const [ends, setEnds] = useState({ first, last, shift: false })
  if (ends.first !== first || ends.last !== last) {
    setEnds({ first, last, shift: ends.first !== first && items.some((item) => keyOf(item) === ends.first) })
  }

  // The list moves what is read out of the way before the box has grown by the older ones: for that moment the box looks as
  // if it stood at its end.
  const growing = useRef(false)
  useLayoutEffect(() => {
    if (ends.shift) growing.current = true
  }, [ends])

  const toEnd = () => {
    // One further than the items: the head is the first row.
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

  // A log that does not fill its box never scrolls, so it asks for older items automatically (after virtua has measured).
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

  // The keyboard or a growing input takes height away, and rows turn out higher than they were taken for: whoever read the
  // newest goes on reading it.
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
    // By the box itself: the list knows neither its height at first, nor later which of its rows the box has taken up.
    atEnd.current = box.scrollTop + box.clientHeight >= box.scrollHeight - nearPx
    if (atEnd.current) setUnseen(false)
    if (offset < reachPx) onReachTop?.()
  }
  return (
    <div className={`relative flex min-h-0 flex-1 flex-col ${className}`}>
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 scroll-inner px-4 py-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {/* Only visible rows are rendered: a key pressed below does not render thousands. */}
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
