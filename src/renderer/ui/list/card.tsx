import { useRender } from '@base-ui/react/use-render'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` for a card with its own heading. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** `paper` raised with a shadow, `sunken` a well, `flat` a line only. */
  tone?: 'paper' | 'sunken' | 'flat' | undefined
  /** Padding: `m` 18 px, `s` 14 px, `none` for lists and pictures that reach the edge. */
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

interface CountTileProps {
  label: ReactNode
  value: ReactNode
  /** Beside the number, e.g. a chip 新着 3. */
  aside?: ReactNode | undefined
  /** Link of the tile: `render={<Link to="…" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
}

/** A number with its label. The whole tile is a link when `render` is given. */
export function CountTile({ label, value, aside, render, className = '' }: CountTileProps) {
  const pressable = render === undefined ? '' : 'transition-[background-color] hover:bg-wash active:bg-wash-press'
  return useRender({
    defaultTagName: 'div',
    render,
    props: {
      className: `block rounded-m bg-surface shadow-1 ${className}`,
      children: (
        <span className={`block rounded-m px-3.5 pt-3.5 pb-3 ${pressable}`}>
          <span className="block text-s text-ink-2">{label}</span>
          <span className="flex min-h-8 items-center justify-between gap-2">
            <span className="text-count font-semibold num">{value}</span>
            {aside}
          </span>
        </span>
      ),
    },
  })
}
