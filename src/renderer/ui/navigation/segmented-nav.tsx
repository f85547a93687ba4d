import { useRender } from '@base-ui/react/use-render'
import { useEffect, useRef } from 'react'
import { segment, segmentRow, segmentSizes } from '../base/segment-style.ts'

const link = 'z-1 gap-1.5 select-none focus-visible:-outline-offset-2 @max-[23rem]:px-1.5'

const current = 'aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1'

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
      className: `${segment} ${segmentSizes.m} ${link} ${current} ${many ? 'px-2 sm:px-3' : 'px-3'}`,
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
    const markEdges = () => {
      row.toggleAttribute('data-more-before', row.scrollLeft > 1)
      row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
    }
    const sizes = new ResizeObserver(markEdges)
    sizes.observe(row)
    row.addEventListener('scroll', markEdges, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', markEdges)
    }
  }, [list])
}

/** A segmented row of links: the same list under several addresses. Scrolls the current link into view. */
export function SegmentedNav({ label, items }: { label: string; items: readonly SegmentedNavItem[] }) {
  const row = useRef<HTMLUListElement>(null)
  useMoreBeyond(row)
  const currentIndex = items.findIndex((item) => item.current)
  useEffect(() => {
    const currentSegment = row.current?.children[currentIndex]
    if (!(currentSegment instanceof HTMLElement) || row.current === null) return
    row.current.scrollLeft = currentSegment.offsetLeft - (row.current.clientWidth - currentSegment.offsetWidth) / 2
  }, [currentIndex])
  return (
    <nav aria-label={label} className="flex min-w-0 items-start">
      <ul ref={row} className={`relative ${segmentRow} ${fadingEdges}`}>
        {items.map((item) => (
          <li key={item.key} className="shrink-0">
            <Segment item={item} many={items.length > 4} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
