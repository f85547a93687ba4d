import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button, IconButton } from '../../ui/base/button.tsx'
import { connectedAtom } from '../state/layout.ts'
import { attempt } from './flash.ts'

/** A dense button. */
export function SmallButton({ tone = 'quiet', ...rest }: Omit<ComponentProps<typeof Button>, 'size'>) {
  return <Button {...rest} tone={tone} size="xs" />
}

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy' | 'size' | 'wide' | 'ref'> {
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
export function ToolButton(props: Omit<ComponentProps<typeof IconButton>, 'size' | 'iconSize'>) {
  return <IconButton {...props} size={34} iconSize={16} />
}

interface PickRowProps {
  /** Before the title, such as a face. */
  lead?: ReactNode
  title: ReactNode
  /** Second line. */
  text?: string | undefined
  /** At the end of the row. */
  aside: ReactNode
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
