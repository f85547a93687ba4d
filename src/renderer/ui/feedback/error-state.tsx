import type { ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'

interface ErrorStateProps {
  children?: ReactNode | undefined
  /** Without it no button is shown. */
  onRetry?: (() => void) | undefined
  retryText?: string | undefined
  /** The retry is under way. */
  busy?: boolean | undefined
  className?: string | undefined
}

/** Something could not be loaded; announced, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const {
    children = controlCopy.loadFailed,
    onRetry,
    retryText = controlCopy.retry,
    busy,
    className = '',
  } = props
  return (
    <div role="alert" className={`grid justify-items-center gap-3 px-6 py-12 text-center ${className}`}>
      <span className="grid size-16 place-items-center rounded-full bg-alarm-soft text-alarm">
        <Icon name="warning" size={28} />
      </span>
      <div className="max-w-80 text-s phrase text-ink-2">{children}</div>
      {onRetry !== undefined && (
        <Button tone="quiet" size="m" icon="refresh" busy={busy} onClick={onRetry} className="mt-1">
          {retryText}
        </Button>
      )}
    </div>
  )
}
