import { controlCopy } from '../../lib/copy/control.ts'
import { Button } from '../base/button.tsx'
import { type IconName, Icon } from '../base/icon.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

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
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  skeleton: React.ReactNode
  children?: string
}

/** Stands in for data that is not loaded: a skeleton, or the error with a retry. */
export function Waiting({ query: { isError, isFetching, refetch }, skeleton, children }: WaitingProps) {
  if (!isError) return skeleton
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {children}
    </ErrorState>
  )
}

interface LockedNeed {
  label: React.ReactNode
  done: boolean
  /** Handed in; nothing is left to do but wait. */
  waiting: boolean
}

interface LockedStateProps {
  title: React.ReactNode
  children?: React.ReactNode | undefined
  /** Requirements; fulfilled ones are ticked. */
  needs: readonly LockedNeed[]
  action: React.ReactNode
}

/** A locked part of the app: what is missing and how to unlock it. */
export function LockedState({ title, children, needs, action }: LockedStateProps) {
  return (
    <section className="grid justify-items-center gap-3 rounded-m bg-surface px-5 py-8 text-center shadow-1">
      <span className="grid size-14 place-items-center rounded-full bg-lantern-soft text-lantern-ink">
        <Icon name="lock" size={26} />
      </span>
      <h2 className="text-m">{title}</h2>
      {children !== undefined && <div className="max-w-80 text-s phrase text-ink-2">{children}</div>}
      <ul className="mt-1 w-full max-w-80 divide-y divide-line border-y border-line text-start text-s">
        {needs.map((need, index) => (
          <li key={index} className="flex min-h-11 items-center gap-2.5">
            <Icon
              name={need.done ? 'check' : need.waiting ? 'clock' : 'minus'}
              size={18}
              label={need.done ? controlCopy.done : controlCopy.notDone}
              className={need.done ? 'text-leaf' : 'text-ink-3'}
            />
            <span className={`min-w-0 flex-1 ${need.done ? 'text-ink-3' : ''}`}>{need.label}</span>
          </li>
        ))}
      </ul>
      {action && <div className="mt-2 w-full max-w-80">{action}</div>}
    </section>
  )
}

interface ListSkeletonProps {
  rows?: number | undefined
  avatar?: boolean | undefined
}

/** Skeleton of a `List` of `ListRow`s, with the same height. */
export function ListSkeleton({ rows = 10, avatar = true }: ListSkeletonProps) {
  return (
    <SkeletonGroup className="divide-y divide-line border-b border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-14 items-center gap-3.5 py-3.5">
          {avatar && <Skeleton shape="round" className="size-14.5" />}
          <div className="min-w-0 flex-1">
            <Skeleton className="w-24" />
            <div className="text-s">
              <Skeleton className={index % 2 === 0 ? 'w-4/5' : 'w-3/5'} />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

export function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3.5">
      <Skeleton shape="block" className="h-50" count={4} />
    </SkeletonGroup>
  )
}
