import { Dialog as Base } from '@base-ui/react/dialog'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Layer } from './layer.tsx'

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
  right: [
    'inset-y-0 right-0 safe-top-0 w-[min(20rem,86vw)] rounded-s-l',
    'data-starting-style:translate-x-full data-ending-style:translate-x-full',
  ].join(' '),
  bottom: [
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-page rounded-t-l',
    'data-starting-style:translate-y-full data-ending-style:translate-y-full',
    'lg:bottom-1/2 lg:max-w-100 lg:translate-y-1/2 lg:rounded-l',
    'lg:data-starting-style:translate-y-[60%] lg:data-starting-style:opacity-0',
    'lg:data-ending-style:translate-y-[60%] lg:data-ending-style:opacity-0',
  ].join(' '),
}

const sheet = [
  'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-2 outline-none',
  'transition-[translate,opacity] duration-calm ease-settle',
].join(' ')

/** A modal layer that slides in from an edge. Focus, Esc and back work as in `Dialog`. */
export function Sheet({ open, onClose, title, children, footer, side = 'right' }: SheetProps) {
  return (
    <Layer open={open} onClose={onClose}>
      <Base.Popup className={`${sheet} ${sides[side]}`}>
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
