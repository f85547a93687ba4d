import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

interface CountTileProps {
  label: ReactNode
  value: ReactNode
  /** Beside the number: a chip such as 新着 3. */
  aside?: ReactNode | undefined
  /** Where the tile leads: `render={<Link to="…" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
}

/** A number with its name; a whole-tile link when `render` is given. */
export function CountTile({ label, value, aside, render, className = '' }: CountTileProps) {
  const pressable =
    render === undefined ? '' : 'transition-[background-color] hover:bg-wash active:bg-wash-press'
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
