import { AlertDialog as Alert } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { useIsStable } from '../../lib/use-is-stable.ts'
import { Button } from '../base/button.tsx'
import { dialogStyle } from './dialog.tsx'
import { backdropStyle } from './layer.tsx'

interface AlertDialogProps {
  open: boolean
  title: React.ReactNode
  children?: React.ReactNode | undefined
  confirmText?: string | undefined
  cancelText?: string | undefined
  /** Without it, the dialog only informs: its one button calls `onCancel`. */
  onConfirm?: (() => void) | undefined
  /** Also called for Esc and the browser's back; a press outside does nothing. */
  onCancel: () => void
  /** `danger` for an irreversible action: the focus then starts on the cancel button. */
  tone?: 'primary' | 'danger' | undefined
  /** The confirmed action is running; the dialog stays open until the caller closes it. */
  busy?: boolean | undefined
}

/**
 * A modal question that must be answered first. It opens under the finger that asked for it, so its answer waits until the
 * second tap of a double tap is over.
 */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    title,
    children,
    confirmText = controlCopy.yes,
    cancelText = controlCopy.no,
    onConfirm,
    onCancel,
    tone = 'primary',
    busy,
  } = props
  const cancel = useRef<HTMLElement>(null)
  const confirm = useRef<HTMLElement>(null)
  const leave = () => {
    if (busy !== true) onCancel()
  }
  useBackCloses(open, leave)
  const stable = useIsStable(open, 'pressed')
  return (
    <Alert.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
    >
      <Alert.Portal>
        <Alert.Backdrop className={backdropStyle} />
        <Alert.Popup className={dialogStyle} initialFocus={tone === 'danger' && onConfirm ? cancel : confirm}>
          <div className="grid gap-2 scroll-inner px-6 pt-7 pb-6 text-center">
            <Alert.Title className="text-m font-semibold phrase">{title}</Alert.Title>
            {children !== undefined && (
              <Alert.Description render={<div />} className="text-s phrase text-ink-2">
                {children}
              </Alert.Description>
            )}
          </div>
          <div className="flex flex-wrap-reverse gap-3 px-5 pb-5 *:flex-1">
            {onConfirm && (
              <Button tone="quiet" size="m" ref={cancel} onClick={leave} disabled={busy} className="whitespace-nowrap">
                {cancelText}
              </Button>
            )}
            <Button
              tone={tone}
              size="m"
              ref={confirm}
              onClick={onConfirm ?? leave}
              stable={stable}
              busy={busy}
              className="whitespace-nowrap"
            >
              {confirmText}
            </Button>
          </div>
        </Alert.Popup>
      </Alert.Portal>
    </Alert.Root>
  )
}
