import type { HTMLAttributes } from 'react'
import { moveBetweenLinks } from '../../lib/move-between-links.ts'

/** A list of `ListRow`s in `li`s, with lines between them; the arrow keys lead from row to row. */
export function List({ className = '', ...rest }: HTMLAttributes<HTMLUListElement>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links
    <ul
      className={`min-w-0 divide-y divide-line border-b border-line ${className}`}
      onKeyDown={moveBetweenLinks}
      {...rest}
    />
  )
}
