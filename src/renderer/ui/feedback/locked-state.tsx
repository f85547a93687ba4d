import type { ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'

interface LockedNeed {
  label: ReactNode
  done: boolean
  /** At the end of the line while it is missing: a `TextLink`. */
  action?: ReactNode | undefined
}

interface LockedStateProps {
  title: ReactNode
  children?: ReactNode | undefined
  /** What is needed; done ones are ticked. */
  needs?: readonly LockedNeed[] | undefined
  /** The next thing to do, a primary `Button`. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/** A part that is not open yet: what is missing, and the way there. */
export function LockedState({ title, children, needs = [], action, className = '' }: LockedStateProps) {
  return (
    <section
      className={`grid justify-items-center gap-3 rounded-m bg-surface px-5 py-8 text-center shadow-1 ${className}`}
    >
      <span className="grid size-14 place-items-center rounded-full bg-lantern-soft text-lantern-ink">
        <Icon name="lock" size={26} />
      </span>
      <h2 className="text-m">{title}</h2>
      {children !== undefined && <div className="max-w-80 text-s phrase text-ink-2">{children}</div>}
      {needs.length > 0 && (
        <ul className="mt-1 w-full max-w-80 divide-y divide-line border-y border-line text-start text-s">
          {needs.map((need, index) => (
            <li key={index} className="flex min-h-11 items-center gap-2.5">
              <Icon
                name={need.done ? 'check' : 'minus'}
                size={18}
                label={need.done ? controlCopy.done : controlCopy.notDone}
                className={need.done ? 'text-leaf' : 'text-ink-3'}
              />
              <span className={`min-w-0 flex-1 ${need.done ? 'text-ink-3' : ''}`}>{need.label}</span>
              {!need.done && need.action}
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && <div className="mt-2 w-full max-w-80">{action}</div>}
    </section>
  )
}
