import { AlertDialog as Alert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { useIsStable } from '../../lib/use-is-stable.ts'
import { Button, IconButton } from '../base/button.tsx'

/** Backdrop of every layer above the page; Base UI sets the starting and ending styles of its transition. */
export const backdropStyle =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A centred card, never higher than the visible screen; the body scrolls, head and foot stay. */
const dialogStyle = [
  'fixed top-1/2 left-1/2 z-50 flex max-h-[min(85dvh,44rem)] w-[calc(100vw-2.5rem)] max-w-dialog -translate-x-1/2 -translate-y-1/2 short:max-w-140',
  'flex-col overflow-hidden rounded-l bg-surface text-ink shadow-2 outline-none',
  'transition-[opacity,scale] duration-calm ease-settle',
  'data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
].join(' ')

interface LayerProps {
  open: boolean
  onClose: () => void
  closable?: boolean | undefined
  /** False for a layer that covers the whole screen. */
  backdrop?: boolean | undefined
  children: React.ReactNode
}

/** A modal layer: traps the focus and returns it; Esc, a press outside and the browser's back close it. */
export function Layer({ open, onClose, closable = true, backdrop = true, children }: LayerProps) {
  useBackCloses(open && closable, onClose)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closable}
      onOpenChange={(next) => {
        if (!next && closable) onClose()
      }}
    >
      <Base.Portal>
        {backdrop && <Base.Backdrop className={backdropStyle} />}
        {children}
      </Base.Portal>
    </Base.Root>
  )
}

interface DialogProps {
  open: boolean
  /** Called for ✕, Esc, a press outside and the browser's back. The caller then sets `open` to false. */
  onClose: () => void
  title: React.ReactNode
  /** Hides the title visually because the body shows its own. */
  hideTitle?: boolean | undefined
  children: React.ReactNode
  /** Buttons at the foot, visible while the body scrolls. */
  footer?: React.ReactNode | undefined
  /** False removes ✕ and ignores Esc, presses outside and back; only the buttons inside close the dialog. */
  closable?: boolean | undefined
  /** Receives the initial focus; defaults to the first control. */
  initialFocus?: React.RefObject<HTMLElement | null> | undefined
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle = false, children, footer, closable = true, initialFocus } = props
  return (
    <Layer open={open} onClose={onClose} closable={closable}>
      <Base.Popup className={dialogStyle} {...(initialFocus === undefined ? {} : { initialFocus })}>
        <div className={`flex items-start gap-2 ${hideTitle && !closable ? '' : 'ps-5 pe-2 pt-2.5'}`}>
          <Base.Title className={hideTitle ? 'sr-only' : 'min-w-0 flex-1 py-2 font-display text-l tracking-mincho'}>
            {title}
          </Base.Title>
          {closable && <IconButton icon="close" label={controlCopy.close} className="ms-auto" onClick={onClose} />}
        </div>
        <div className="min-h-0 flex-1 scroll-inner px-5 pt-1 pb-5">{children}</div>
        {footer !== undefined && (
          <div className="grid gap-2.5 border-t border-line px-5 pt-3.5 pb-5 short:flex short:flex-row-reverse short:pt-2.5 short:pb-3 short:*:flex-1">
            {footer}
          </div>
        )}
      </Base.Popup>
    </Layer>
  )
}

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

interface SheetProps {
  open: boolean
  onClose: () => void
  title: React.ReactNode
  children: React.ReactNode
  footer?: React.ReactNode | undefined
  /** `right` for the menu, `bottom` for choices. In a wide window `bottom` opens in the centre. */
  side?: 'right' | 'bottom' | undefined
}

const sides = {
  right:
    'safe-top-0 inset-y-0 right-0 w-[min(20rem,86vw)] rounded-s-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-page rounded-t-l data-starting-style:translate-y-full data-ending-style:translate-y-full lg:bottom-1/2 lg:max-w-100 lg:translate-y-1/2 lg:rounded-l lg:data-starting-style:translate-y-[60%] lg:data-starting-style:opacity-0 lg:data-ending-style:translate-y-[60%] lg:data-ending-style:opacity-0',
}

/** A modal layer that slides in from an edge. Focus, Esc and back work as in `Dialog`. */
export function Sheet({ open, onClose, title, children, footer, side = 'right' }: SheetProps) {
  return (
    <Layer open={open} onClose={onClose}>
      <Base.Popup
        className={`fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-2 transition-[translate,opacity] duration-calm ease-settle outline-none ${sides[side]}`}
      >
        <div className="flex min-h-14 items-center gap-2 ps-5 pe-2">
          <Base.Title className="min-w-0 flex-1 font-display text-l tracking-mincho">{title}</Base.Title>
          <IconButton icon="close" label={controlCopy.close} className="ms-auto" onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 scroll-inner px-2 pt-1 safe-bottom-5">{children}</div>
        {footer !== undefined && <div className="border-t border-line px-5 pt-3.5 safe-bottom-5">{footer}</div>}
      </Base.Popup>
    </Layer>
  )
}
