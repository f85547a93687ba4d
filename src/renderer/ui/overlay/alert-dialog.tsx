import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { Button } from '../base/button.tsx'
import { backdropStyle, dialogStyle } from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode | undefined
  confirmText?: string | undefined
  /** null removes the cancel button: the dialog only informs. */
  cancelText?: string | null | undefined
  onConfirm: () => void
  /** Also called for Esc and the browser's back; a press outside does nothing. */
  onCancel: () => void
  /** `danger` for an irreversible action: the focus then starts on the cancel button. */
  tone?: 'primary' | 'danger' | undefined
  /** The confirmed action is running; the dialog stays open until the caller closes it. */
  busy?: boolean | undefined
}

/** A modal question that must be answered first. */
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
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={dialogStyle} initialFocus={tone === 'danger' && cancelText !== null ? cancel : confirm}>
          <div className="grid gap-2 scroll-inner px-6 pt-7 pb-6 text-center">
            <Base.Title className="text-m font-semibold phrase">{title}</Base.Title>
            {children !== undefined && (
              <Base.Description render={<div />} className="text-s phrase text-ink-2">
                {children}
              </Base.Description>
            )}
          </div>
          <div className="flex flex-wrap-reverse gap-3 px-5 pb-5 *:flex-1">
            {cancelText !== null && (
              <Button tone="quiet" size="m" ref={cancel} onClick={leave} disabled={busy} className="whitespace-nowrap">
                {cancelText}
              </Button>
            )}
            <Button tone={tone} size="m" ref={confirm} onClick={onConfirm} busy={busy} className="whitespace-nowrap">
              {confirmText}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
