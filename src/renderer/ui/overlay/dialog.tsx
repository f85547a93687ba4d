import { Dialog as Base } from '@base-ui/react/dialog'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Layer } from './layer.tsx'

/** A centred card, never higher than the visible screen; the body scrolls, head and foot stay. */
export const dialogStyle = [
  'fixed top-1/2 left-1/2 z-50 -translate-x-1/2 -translate-y-1/2',
  'max-h-[min(85dvh,44rem)] w-[calc(100vw-2.5rem)] max-w-dialog short:max-w-140',
  'flex flex-col overflow-hidden rounded-l bg-surface text-ink shadow-2 outline-none',
  'transition-[opacity,scale] duration-calm ease-settle',
  'data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
].join(' ')

/** Buttons below each other; on a low screen side by side, the first one at the end. */
const foot = [
  'grid gap-2.5 border-t border-line px-5 pt-3.5 pb-5',
  'short:flex short:flex-row-reverse short:pt-2.5 short:pb-3 short:*:flex-1',
].join(' ')

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
  /** False removes ✕ and ignores Esc and presses outside; only the buttons inside close it. Back leaves the page. */
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
        {footer !== undefined && <div className={foot}>{footer}</div>}
      </Base.Popup>
    </Layer>
  )
}
