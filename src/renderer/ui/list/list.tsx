import type { HTMLAttributes } from 'react'

/** A list of `ListRow`s in `li`s, with lines between them. */
export function List({ className = '', ...rest }: HTMLAttributes<HTMLUListElement>) {
  return <ul className={`min-w-0 divide-y divide-line border-b border-line ${className}`} {...rest} />
}
