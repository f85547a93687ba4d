import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'
import { type IconName, Icon } from '../base/icon.tsx'

interface EmptyStateProps {
  icon?: IconName | undefined
  scene?: React.ReactNode | undefined
  title?: React.ReactNode | undefined
  /** Says what the member can do. */
  children?: React.ReactNode | undefined
  /** A `Button` of size m or a link. */
  action?: React.ReactNode | undefined
  className?: string | undefined
}

/** Empty state of a list: the reason and the next step. */
export function EmptyState({ icon = 'moon', scene, title, children, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`grid justify-items-center gap-3 px-6 py-12 text-center ${className}`}>
      {scene === undefined ? (
        <span className="grid size-16 place-items-center rounded-full bg-plum-soft text-plum">
          <Icon name={icon} size={28} />
        </span>
      ) : (
        <span aria-hidden className="relative block h-36 w-full max-w-80 overflow-hidden rounded-m">
          {scene}
        </span>
      )}
      {title !== undefined && <p className="mt-1 font-semibold phrase">{title}</p>}
      {children !== undefined && <div className="max-w-80 text-s phrase text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  children?: React.ReactNode | undefined
  onRetry?: (() => void) | undefined
  retryText?: string | undefined
  busy?: boolean | undefined
}

/** A load error, announced, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { children = controlCopy.loadFailed, onRetry, retryText = controlCopy.retry, busy } = props
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
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

interface WaitingProps {
  /** Result of react-query's `useQuery`. */
  query: { isError: boolean; errorUpdateCount: number; isFetching: boolean; refetch: () => unknown }
  skeleton: React.ReactNode
  children?: string
}

/** Stands in for data that is not loaded: a skeleton, or the error with a retry, which stays while it is tried again. */
export function Waiting({ query, skeleton, children }: WaitingProps) {
  const { isError, errorUpdateCount, isFetching, refetch } = query
  if (!isError && errorUpdateCount === 0) return skeleton
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {children}
    </ErrorState>
  )
}
