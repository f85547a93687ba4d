import { useMemo } from 'react'
import { Virtualizer } from 'virtua'
import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'
import { useChatScroll } from './use-chat-scroll.ts'

/** Heading of the messages of a day. */
export function ChatDay({ children }: { children: string }) {
  return <p className="py-1 text-center text-xs text-ink-3 num">{children}</p>
}

const unreadLine = [
  'flex items-center gap-3 py-1.5 text-xs font-semibold text-rose',
  'before:h-px before:flex-1 before:bg-rose/40 after:h-px after:flex-1 after:bg-rose/40',
].join(' ')

/** Line before the first unread message. */
export function ChatUnread({ children }: { children: string }) {
  return <p className={unreadLine}>{children}</p>
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

/** Row of `head`, before the items. */
const headRow = Symbol('head')

/**
 * Messages of a chat. Opens at the newest and follows new messages only while the reader is at the end. Otherwise a
 * button announces new messages. Older items are prepended without a jump.
 */
export function ChatLog<Item>(props: ChatLogProps<Item>) {
  const { items, keyOf, renderItem, label, isOwn, head, onReachTop, newText = controlCopy.chat.newMessages } = props
  const { scroller, list, shift, unseen, toEnd, noteScroll } = useChatScroll({ items, keyOf, isOwn, onReachTop })
  const rows = useMemo(() => [headRow, ...items] as const, [items])
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
        <Virtualizer ref={list} scrollRef={scroller} shift={shift} onScroll={noteScroll} data={rows}>
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
