import type { ReactNode } from 'react'

interface ActionBarProps {
  /** Buttons in a row; the last one takes the free width. */
  children: ReactNode
  className?: string | undefined
}

/** Buttons that stay at the foot of a page, above the home indicator. */
export function ActionBar({ children, className = '' }: ActionBarProps) {
  return (
    <div
      className={`safe-bottom-4 sticky bottom-0 z-20 border-t border-line bg-surface px-5 pt-3 ${className}`}
    >
      <div className="mx-auto flex max-w-page gap-3 *:last:flex-1">{children}</div>
    </div>
  )
}
