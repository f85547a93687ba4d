import { useRender } from '@base-ui/react/use-render'
import { useEffect, useRef } from 'react'

const segmentRow = 'scroll-row relative inline-flex max-w-full min-w-0 rounded-[10px] bg-sunken p-[3px]'

const segment = [
  'relative z-1 inline-flex h-9.5 shrink-0 items-center gap-1.5 rounded-s text-s font-medium whitespace-nowrap select-none hit-44 @max-[23rem]:px-1.5',
  'text-ink-2 transition-[background-color,color,box-shadow] hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1',
].join(' ')

interface SegmentedNavItem {
  key: string
  label: React.ReactNode
  current: boolean
  render: React.ReactElement<Record<string, unknown>>
}

function Segment({ item, many }: { item: SegmentedNavItem; many: boolean }) {
  return useRender({
    render: item.render,
    props: {
      'aria-current': item.current ? 'page' : undefined,
      // Five stand whole on a phone of 390 px.
      className: `${segment} ${many ? 'px-2 sm:px-3' : 'px-3'}`,
      children: item.label,
    },
  })
}

const fadingEdges = 'data-more-before:mask-l-from-[calc(100%-2rem)] data-more-after:mask-r-from-[calc(100%-2rem)]'

/** Marks the edges of a row where more of it can be scrolled to. */
function useMoreBeyond(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = list.current
    if (row === null) return undefined
    const note = () => {
      row.toggleAttribute('data-more-before', row.scrollLeft > 1)
      row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
    }
    const sizes = new ResizeObserver(note)
    sizes.observe(row)
    row.addEventListener('scroll', note, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', note)
    }
  }, [list])
}

/** A segmented row of links: the same list under several addresses. Scrolls the current link into view. */
export function SegmentedNav({ label, items }: { label: string; items: readonly SegmentedNavItem[] }) {
  const row = useRef<HTMLUListElement>(null)
  useMoreBeyond(row)
  const current = items.findIndex((item) => item.current)
  useEffect(() => {
    const place = row.current?.children[current]
    if (!(place instanceof HTMLElement) || row.current === null) return
    row.current.scrollLeft = place.offsetLeft - (row.current.clientWidth - place.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label} className="flex min-w-0 items-start">
      <ul ref={row} className={`${segmentRow} ${fadingEdges}`}>
        {items.map((item) => (
          <li key={item.key} className="shrink-0">
            <Segment item={item} many={items.length > 4} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
