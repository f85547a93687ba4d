import { cloneElement } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'
import { paginationRange } from './pagination-range.ts'

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

/** Numbered pagination with the current page marked. Hidden for one page. */
export function Pagination({ page, pageCount, max = 5, renderLink, label = copy.label }: PaginationProps) {
  if (pageCount <= 1) return null
  const isPage = (number: number) => number >= 1 && number <= pageCount
  // Hidden on narrow screens, which need the width for the numbers.
  const stepPlace = `w-11 shrink-0 ${max > 5 ? 'max-sm:hidden' : ''}`
  return (
    <nav aria-label={label}>
      <ol className="flex justify-center text-ink-2">
        <li className={stepPlace}>
          {isPage(page - 1) && (
            <PageLink link={renderLink(page - 1)} name={copy.previous}>
              <Icon name="chevron-left" size={18} />
            </PageLink>
          )}
        </li>
        {paginationRange(page, pageCount, max).map((number) => (
          <li key={number} className="w-11 min-w-0">
            <PageLink link={renderLink(number)} name={copy.page(number)} current={number === page}>
              {number}
            </PageLink>
          </li>
        ))}
        <li className={stepPlace}>
          {isPage(page + 1) && (
            <PageLink link={renderLink(page + 1)} name={copy.next}>
              <Icon name="chevron-right" size={18} />
            </PageLink>
          )}
        </li>
      </ol>
    </nav>
  )
}

const place = [
  'grid h-11 w-full place-items-center rounded-full hover:[&>span]:bg-wash',
  'aria-[current=page]:[&>span]:bg-plum aria-[current=page]:[&>span]:text-on-plum',
].join(' ')

const circle = [
  'grid aspect-square w-full max-w-9 place-items-center rounded-full text-s font-medium num',
  'transition-[background-color]',
].join(' ')

interface PageLinkProps {
  link: React.ReactElement<Record<string, unknown>>
  /** Accessible name. */
  name: string
  current?: boolean | undefined
  children: React.ReactNode
}

/** A link with a 44 px target; what it shows stands in a circle, which is filled for the current page. */
function PageLink({ link, name, current = false, children }: PageLinkProps) {
  return cloneElement(
    link,
    { className: place, 'aria-label': name, 'aria-current': current ? 'page' : undefined },
    <span className={circle}>{children}</span>,
  )
}
