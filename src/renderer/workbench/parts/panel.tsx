import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, IconButton } from '../../ui/base/button.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback/states.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { ControlProblem, attempt } from '../hub/control/call-control.ts'
import { dockFoldedAtom, store, connectedAtom } from '../hub/state.ts'

interface PanelProps {
  title: string
  /** Beside the title, such as filters. */
  aside?: React.ReactNode | undefined
  /** Below the title; does not scroll. */
  toolbar?: React.ReactNode | undefined
  children: React.ReactNode
  /** The contents scroll by themselves. */
  fixed?: boolean | undefined
}

/** One panel of the dock: head, tools and scrolling contents. */
export function Panel({ title, aside, toolbar, children, fixed = false }: PanelProps) {
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-14 items-center justify-between gap-3 px-4.5 pt-3 pb-2">
        <h2 className="whitespace-nowrap">{title}</h2>
        {aside}
      </header>
      {toolbar !== undefined && <div className="px-4.5 pb-2.5">{toolbar}</div>}
      {fixed ? (
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        <div tabIndex={0} className="min-h-0 flex-1 scroll-inner px-4.5 pb-6 focus-visible:-outline-offset-2">
          {children}
        </div>
      )}
    </section>
  )
}

/** The choice between the views of a panel, for its head, and the chosen view. */
export function useViews<View extends string>(
  label: string,
  views: readonly { value: View; label: string }[],
  first: View,
) {
  const [view, setView] = useState(first)
  return [
    view,
    <Segmented key="views" label={label} size="s" options={views} value={view} onValueChange={setView} />,
  ] as const
}

interface SectionProps {
  title: string
  /** Beside the title, such as a number. */
  aside?: React.ReactNode | undefined
  children: React.ReactNode
  className?: string | undefined
}

/** A titled part of a panel. */
export function Section({ title, aside, children, className = 'grid gap-2' }: SectionProps) {
  return (
    <section aria-label={title} className={className}>
      {aside === undefined ? (
        <h3>{title}</h3>
      ) : (
        <div className="flex items-baseline justify-between gap-2">
          <h3>{title}</h3>
          <span className="text-xs text-ink-2 num">{aside}</span>
        </div>
      )}
      {children}
    </section>
  )
}

interface QueryStateProps<Data, Key extends QueryKey> {
  of: UseQueryOptions<Data, DefaultError, Data, Key>
  children: (data: Data) => React.ReactNode
  /** Number of placeholder rows while loading. */
  rows?: number | undefined
  /** The data has no padding of its own around it. */
  flush?: boolean | undefined
}

/** Renders a query: a placeholder while it loads, an error, or its data. */
export function QueryState<Data, Key extends QueryKey>(props: QueryStateProps<Data, Key>) {
  const { of, children, rows = 6, flush = false } = props
  const query = useQuery(of)
  if (query.data !== undefined) return children(query.data)
  if (query.isPending)
    return (
      <div className={flush ? 'px-4.5' : ''}>
        <ListSkeleton rows={rows} avatar={false} />
      </div>
    )
  const { error } = query
  if (error instanceof ControlProblem && error.status === 404) {
    return <ErrorState>この機能は、いまのサーバーにはありません。</ErrorState>
  }
  return (
    <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
      {error instanceof ControlProblem ? error.message : undefined}
    </ErrorState>
  )
}

/**
 * Returns a function that unfolds the panels and opens one by its address, such as `/history` or
 * `/inspector?exchange=12`. It adds no history entry, because the browser history belongs to the phones.
 */
export function useOpenPanel(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      store.set(dockFoldedAtom, false)
      void navigate(address, { replace: true })
    },
    [navigate],
  )
}

/** A dense button. */
export function SmallButton({ tone = 'quiet', ...rest }: Omit<React.ComponentProps<typeof Button>, 'size'>) {
  return <Button {...rest} tone={tone} size="xs" />
}

interface ActionButtonProps extends Omit<
  React.ComponentProps<typeof Button>,
  'onClick' | 'busy' | 'size' | 'wide' | 'ref'
> {
  run: () => Promise<unknown>
  /**
   * Label of a second press, for actions with consequences: the first press asks for it in place. Undefined for an action
   * that one press does.
   */
  confirmText?: string | undefined
}

/** A dense button that shows progress and reports failures. */
export function ActionButton({ run, confirmText, tone = 'quiet', disabled, ...rest }: ActionButtonProps) {
  const connected = useAtomValue(connectedAtom)
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    // Moves the focus from the removed button to its replacement.
    if (isAsked) asked.current?.focus()
  }, [isAsked])
  const go = async () => {
    setBusy(true)
    await attempt(run)
    setBusy(false)
    setAsked(false)
  }
  if (!isAsked) {
    const press = () => (confirmText === undefined ? void go() : setAsked(true))
    return <SmallButton {...rest} tone={tone} busy={busy} disabled={disabled || !connected} onClick={press} />
  }
  return (
    <span className="inline-flex flex-wrap gap-2">
      <SmallButton ref={asked} tone="danger" busy={busy} onClick={() => void go()}>
        {confirmText}
      </SmallButton>
      <SmallButton tone="text" disabled={busy} onClick={() => setAsked(false)}>
        やめる
      </SmallButton>
    </span>
  )
}

/** An icon button of the tools at a phone, a list or a panel. */
export function ToolButton(props: Omit<React.ComponentProps<typeof IconButton>, 'size' | 'iconSize'>) {
  return <IconButton {...props} size={34} iconSize={16} />
}

interface PickRowProps {
  /** Before the title, such as a face. */
  lead?: React.ReactNode
  title: React.ReactNode
  /** Second line. */
  text?: string | undefined
  /** At the end of the row. */
  aside: React.ReactNode
  current?: boolean
  hidden?: boolean
  disabled?: boolean
  onPick: () => void
}

/** A row of a list to pick from. */
export function PickRow({ lead, title, text, aside, current = false, hidden, disabled, onPick }: PickRowProps) {
  return (
    <li hidden={hidden}>
      <button
        type="button"
        aria-current={current || undefined}
        disabled={disabled}
        className={`${pressableRow} flex items-center gap-2.5 text-s`}
        onClick={onPick}
      >
        {lead}
        <span className="min-w-0 flex-1">
          <span className={text === undefined ? 'block truncate' : 'block font-medium'}>{title}</span>
          {text !== undefined && <span className="block truncate font-mono text-xs text-ink-3">{text}</span>}
        </span>
        <span className="text-xs text-ink-2 num">{aside}</span>
      </button>
    </li>
  )
}

/** A row that can be pressed, in lists and menus. */
export const pressableRow =
  'w-full rounded-s px-2.5 py-2 text-start transition-colors hover:bg-wash aria-current:bg-plum-soft aria-selected:bg-plum-soft focus-visible:-outline-offset-2'
