import type { HTMLAttributes } from 'react'
import { moveBetweenLinks } from '../../lib/move-between-links.ts'

interface ListProps extends HTMLAttributes<HTMLUListElement> {
  /** Cards side by side instead of rows, where the frame is wide. */
  cards?: boolean | undefined
}

const cardGrid = [
  '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-4 @3xl:gap-y-3.5 @3xl:divide-y-0 @3xl:border-0 @6xl:grid-cols-3 @min-[90rem]:grid-cols-4',
  '@3xl:*:rounded-m @3xl:*:bg-surface @3xl:*:px-4.5 @3xl:*:shadow-1',
].join(' ')

/** A list of `ListRow`s in `li`s, with lines between them; the arrow keys lead from row to row. */
export function List({ cards = false, className = '', ...rest }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links
    <ul
      className={`min-w-0 divide-y divide-line border-b border-line ${cards ? cardGrid : ''} ${className}`}
      onKeyDown={moveBetweenLinks}
      {...rest}
    />
  )
}
