import { useState, type ComponentProps } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { attempt } from './flash.ts'

interface ActionButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'busy' | 'size' | 'wide'
> {
  run: () => Promise<unknown>
}

/** A dense button that shows that its work is under way and tells when it fails. */
export function ActionButton({ run, tone = 'quiet', ...rest }: ActionButtonProps) {
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await attempt(run)
    setBusy(false)
  }
  return <Button {...rest} tone={tone} size="xs" busy={busy} onClick={() => void go()} />
}
