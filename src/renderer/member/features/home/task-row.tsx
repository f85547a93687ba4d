import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/base/icon.tsx'

interface TaskRowProps {
  /** Page of an open task; null for a finished one. */
  to: string | null
  children: React.ReactNode
  className?: string
}

/** A row of a card on home: a mark, a task and its state. It leads to its page. */
export function TaskRow({ to, children, className = 'min-h-13 gap-3' }: TaskRowProps) {
  const look = `flex items-center ${className}`
  return (
    <li>
      {to === null ? (
        <div className={look}>{children}</div>
      ) : (
        <Link to={to} className={`-mx-2 rounded-s px-2 hover:bg-wash active:bg-wash-press ${look}`}>
          {children}
          <Icon name="chevron-right" size={18} className="text-ink-3" />
        </Link>
      )}
    </li>
  )
}
