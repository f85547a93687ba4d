import type { ReactNode } from 'react'
import type { IconName } from '../base/icon-paths.ts'
import { Icon } from '../base/icon.tsx'

interface EmptyStateProps {
  icon?: IconName | undefined
  title?: ReactNode | undefined
  /** Says what to do. */
  children?: ReactNode | undefined
  /** A `Button` of size m or a link. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/** An empty list: says so, and what to do. */
export function EmptyState({ icon = 'moon', title, children, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`grid justify-items-center gap-3 px-6 py-12 text-center ${className}`}>
      <span className="grid size-16 place-items-center rounded-full bg-plum-soft text-plum">
        <Icon name={icon} size={28} />
      </span>
      {title !== undefined && <p className="mt-1 font-semibold phrase">{title}</p>}
      {children !== undefined && <div className="max-w-80 text-s phrase text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
