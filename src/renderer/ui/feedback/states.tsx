import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton, Button } from '../base/button.tsx'
import { type IconName, Icon } from '../base/icon.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

/** Meanings of a surface. Colour never stands alone: a word or icon says the same. */
export type Tone = 'neutral' | 'plum' | 'amber' | 'rose' | 'leaf' | 'alarm'

/** Soft background and readable text of a tone. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  plum: 'bg-plum-soft text-plum',
  amber: 'bg-lantern-soft text-ink',
  rose: 'bg-rose-soft text-rose',
  leaf: 'bg-leaf-soft text-leaf',
  alarm: 'bg-alarm-soft text-alarm',
}

type NoticeTone = 'info' | 'good' | 'warn' | 'alarm'

interface NoticeProps {
  tone?: NoticeTone | undefined
  title?: React.ReactNode | undefined
  children?: React.ReactNode | undefined
  action?: React.ReactNode | undefined
  onClose?: (() => void) | undefined
  /** Announced when it appears; leave it out for notices that are on the page from the start. */
  live?: boolean | undefined
  className?: string | undefined
}

const styles: Record<NoticeTone, { ground: string; mark: string; icon: IconName }> = {
  info: { ground: 'bg-plum-soft', mark: 'text-plum', icon: 'info' },
  good: { ground: 'bg-leaf-soft', mark: 'text-leaf', icon: 'check' },
  warn: { ground: 'bg-lantern-soft', mark: 'text-lantern-ink', icon: 'warning' },
  alarm: { ground: 'bg-alarm-soft', mark: 'text-alarm', icon: 'warning' },
}

/** A banner inside a page: information, a warning or an error. */
export function Notice({ tone = 'info', title, children, action, onClose, live = false, className = '' }: NoticeProps) {
  const style = styles[tone]
  return (
    <div
      className={`flex items-start gap-2.5 rounded-m px-3.5 py-3 ${style.ground} ${className}`}
      {...(live ? { role: tone === 'alarm' ? 'alert' : 'status' } : {})}
    >
      <Icon name={style.icon} size={20} className={`mt-[3px] ${style.mark}`} />
      <div className="min-w-0 flex-1 text-s">
        {title !== undefined && <p className="text-m font-semibold phrase">{title}</p>}
        {children !== undefined && <div className="phrase">{children}</div>}
        {action !== undefined && <div className="mt-2.5">{action}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton
          icon="close"
          label={controlCopy.close}
          iconSize={18}
          className="-my-2.5 -me-2.5"
          onClick={onClose}
        />
      )}
    </div>
  )
}

interface StatusDotProps {
  tone: Tone
  /** Accessible meaning of the colour. */
  label: string
}

/** Background of a dot in a tone. */
export const dotFill: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  plum: 'bg-plum',
  amber: 'bg-lantern',
  rose: 'bg-rose',
  leaf: 'bg-leaf',
  alarm: 'bg-alarm',
}

export function StatusDot({ tone, label }: StatusDotProps) {
  return (
    <span title={label} className={`block size-2 shrink-0 rounded-full forced-colors:bg-[Highlight] ${dotFill[tone]}`}>
      <span className="sr-only">{label}</span>
    </span>
  )
}

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

interface ListSkeletonProps {
  rows: number
  avatar?: boolean | undefined
}

/** Skeleton of a `List` of `ListRow`s, with the same height. */
export function ListSkeleton({ rows, avatar = true }: ListSkeletonProps) {
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
