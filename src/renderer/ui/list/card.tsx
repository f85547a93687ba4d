import type { HTMLAttributes } from 'react'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` when the card has a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** `paper` lies on the page with a shadow, `sunken` is a well in it, `flat` has a line only. */
  tone?: 'paper' | 'sunken' | 'flat' | undefined
  /** Inner space: `m` 18 px, `s` 14 px, `none` for lists and pictures that reach the edge. */
  space?: 'm' | 's' | 'none' | undefined
}

const tones = {
  paper: 'bg-surface shadow-1',
  sunken: 'bg-sunken',
  flat: 'bg-surface inset-ring inset-ring-line',
}
const spaces = { m: 'p-4.5', s: 'p-3.5', none: 'overflow-hidden' }

/** A raised surface for one subject. */
export function Card({ as: Tag = 'div', tone = 'paper', space = 'm', className = '', ...rest }: CardProps) {
  return <Tag className={`rounded-m ${tones[tone]} ${spaces[space]} ${className}`} {...rest} />
}
