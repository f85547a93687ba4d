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
      className={`sticky z-10 border-t border-line bg-surface px-5 pt-3 short:flex short:items-center short:gap-5 short:pt-2 ${aboveTabs ? 'above-tabs pb-3 short:pb-2' : 'bottom-0 safe-bottom-4'} ${className}`}
    >
      {note !== undefined && (
        <p className="mx-auto max-w-page pb-2 text-center text-xs text-ink-3 short:pb-0 short:text-start">
          {note}
        </p>
      )}
      <div className="mx-auto flex max-w-page flex-wrap gap-2.5 *:last:w-auto *:last:flex-auto short:grow">
        {children}
      </div>
    </div>
  )
}
