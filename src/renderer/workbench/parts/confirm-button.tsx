import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import type { IconName } from '../../ui/base/icon.tsx'
import { attempt } from './flash.ts'

interface ConfirmButtonProps {
  children: string
  /** What the second press says. */
  confirmText: string
  run: () => Promise<unknown>
  icon?: IconName | undefined
  tone?: 'quiet' | 'danger' | 'text' | 'primary' | undefined
  disabled?: boolean | undefined
}

/** A button whose work cannot be taken lightly: the first press asks in its own place, the second one does it. */
export function ConfirmButton({
  children,
  confirmText,
  run,
  icon,
  tone = 'quiet',
  disabled,
}: ConfirmButtonProps) {
  const [step, setStep] = useState<'rest' | 'asked' | 'busy'>('rest')
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button is gone: the focus goes on to the one that took its place.
    if (step === 'asked') asked.current?.focus()
  }, [step])
  if (step === 'rest') {
    return (
      <Button size="xs" tone={tone} icon={icon} disabled={disabled} onClick={() => setStep('asked')}>
        {children}
      </Button>
    )
  }
  const go = async () => {
    setStep('busy')
    await attempt(run)
    setStep('rest')
  }
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button ref={asked} size="xs" tone="danger" busy={step === 'busy'} onClick={() => void go()}>
        {confirmText}
      </Button>
      <Button size="xs" tone="text" disabled={step === 'busy'} onClick={() => setStep('rest')}>
        やめる
      </Button>
    </span>
  )
}
