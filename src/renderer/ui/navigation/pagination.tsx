import { cloneElement } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'

/** Page numbers to show, at most `max`, the current one in the middle if possible; clamps a page out of range. */
export function paginationRange(page: number, pageCount: number, max: number): number[] {
  const size = Math.min(Math.max(0, max), Math.max(0, pageCount))
  const current = Math.min(Math.max(1, page), pageCount)
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), pageCount - size + 1)
  return Array.from({ length: size }, (_, index) => first + index)
}

const copy = controlCopy.pager

interface PaginationProps {
  /** Counts from 1. */
  page: number
  pageCount: number
  /** Numbers shown at a time: 5 in lists (REC-22), 7 for footprints (FOOT-07). */
  max?: number | undefined
  /** Link of a page: `(page) => <Link to={`?page=${page}`} />`. */
  renderLink: (page: number) => React.ReactElement<Record<string, unknown>>
  /** Accessible name. */
  label?: string | undefined
}

const place =
  'grid h-11 w-full place-items-center rounded-full aria-[current=page]:[&>span]:bg-plum aria-[current=page]:[&>span]:text-on-plum hover:[&>span]:bg-wash'
const circle =
  'num grid aspect-square w-full max-w-9 place-items-center rounded-full text-s font-medium transition-[background-color]'

/** Numbered pagination with the current page marked. Hidden for one page. */
export function Pagination({ page, pageCount, max = 5, renderLink, label = copy.label }: PaginationProps) {
  if (pageCount <= 1) return null

  const target = (to: number, name: string, children: React.ReactNode) =>
    cloneElement(
      renderLink(to),
      { className: place, 'aria-label': name, 'aria-current': to === page ? 'page' : undefined },
      children,
    )
  const step = (to: number, name: string, icon: 'chevron-left' | 'chevron-right') => (
    // Hidden on narrow screens, which need the width for the numbers.
    <li className={`w-11 shrink-0 ${max > 5 ? 'max-sm:hidden' : ''}`}>
      {to >= 1 &&
        to <= pageCount &&
        target(
          to,
          name,
          <span className={circle}>
            <Icon name={icon} size={18} />
          </span>,
        )}
    </li>
  )
  return (
    <nav aria-label={label}>
      <ol className="flex justify-center text-ink-2">
        {step(page - 1, copy.previous, 'chevron-left')}
        {paginationRange(page, pageCount, max).map((number) => (
          <li key={number} className="w-11 min-w-0">
            {target(number, copy.page(number), <span className={circle}>{number}</span>)}
          </li>
        ))}
        {step(page + 1, copy.next, 'chevron-right')}
      </ol>
    </nav>
  )
}
