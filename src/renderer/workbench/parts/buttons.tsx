import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { attempt } from '../hub/control/attempt.ts'
import { useCopy } from '../hub/language.ts'
import { connectedAtom } from '../hub/state.ts'
import { partsCopy } from './copy.ts'

/** A dense button. */
export function SmallButton({ tone = 'quiet', ...rest }: Omit<React.ComponentProps<typeof Button>, 'size'>) {
  return <Button {...rest} tone={tone} size="xs" />
}

/** Whether an action is under way, and the function that runs one and shows a problem. The function returns true on success. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    const went = await attempt(work)
    setBusy(false)
    return went
  }
  return [busy, run] as const
}

interface ActionButtonProps extends Omit<
  React.ComponentProps<typeof SmallButton>,
  'onClick' | 'busy' | 'wide' | 'ref'
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
  const words = useCopy(partsCopy)
  const connected = useAtomValue(connectedAtom)
  const [busy, work] = useBusy()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLElement>(null)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current === isAsked) return
    wasAsked.current = isAsked
    // The focus went with the button that was pressed, unless it is elsewhere by now.
    if (document.activeElement === document.body) button.current?.focus()
  }, [isAsked])
  const go = async () => {
    await work(run)
    setAsked(false)
  }
  if (!isAsked) {
    const press = () => (confirmText === undefined ? void go() : setAsked(true))
    const isOff = disabled || !connected
    return <SmallButton {...rest} ref={button} tone={tone} busy={busy} disabled={isOff} onClick={press} />
  }
  return (
    <span className="inline-flex flex-wrap gap-2">
      <SmallButton ref={button} tone="danger" busy={busy} onClick={() => void go()}>
        {confirmText}
      </SmallButton>
      <SmallButton tone="text" disabled={busy} onClick={() => setAsked(false)}>
        {words.cancel}
      </SmallButton>
    </span>
  )
}

/** A dense icon button. */
export function SmallIconButton(props: Omit<React.ComponentProps<typeof IconButton>, 'size'>) {
  return <IconButton {...props} size={34} />
}

/** An icon button of the tools at a phone, a list or a panel. */
export function ToolButton(props: Omit<React.ComponentProps<typeof SmallIconButton>, 'iconSize'>) {
  return <SmallIconButton {...props} iconSize={16} />
}
