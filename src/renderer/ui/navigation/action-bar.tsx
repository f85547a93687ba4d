import type { ReactNode } from 'react'

interface ActionBarProps {
  /** Buttons in a row; the last one takes the free width. */
  children: ReactNode
  /** What one of the buttons means, above them. */
  note?: ReactNode | undefined
  /** The page has the app's tab bar at its foot: the buttons stay above it. */
  aboveTabs?: boolean | undefined
  className?: string | undefined
}

/** Buttons that stay at the foot of a page, above the home indicator. */
export function ActionBar({ children, note, aboveTabs = false, className = '' }: ActionBarProps) {
  return (
    <div
      className={`sticky z-10 border-t border-line bg-surface px-5 pt-3 ${aboveTabs ? 'above-tabs pb-3' : 'bottom-0 safe-bottom-4'} ${className}`}
    >
      {note !== undefined && <p className="mx-auto max-w-page pb-2 text-center text-xs text-ink-3">{note}</p>}
      <div className="mx-auto flex max-w-page gap-3 *:last:flex-1">{children}</div>
    </div>
  )
}
