import { Dialog as Base } from '@base-ui/react/dialog'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Layer } from './layer.tsx'

interface PhotoDialogProps {
  open: boolean
  /** Called for ✕, Esc and the browser's back. The caller then sets `open` to false. */
  onClose: () => void
  /** Accessible name. */
  title: string
  /** A `Carousel` of the whole pictures. */
  children: React.ReactNode
}

const wholeScreen = [
  'fixed inset-0 z-50 grid bg-paper text-ink outline-none',
  'transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ')

/**
 * Pictures over the whole screen, in evening colours. Arrow keys and buttons move, two fingers zoom: the browser does it,
 * because nothing on the way forbids it.
 */
export function PhotoDialog({ open, onClose, title, children }: PhotoDialogProps) {
  return (
    <Layer open={open} onClose={onClose} backdrop={false}>
      <Base.Popup data-theme="night" className={wholeScreen}>
        <Base.Title className="sr-only">{title}</Base.Title>
        {children}
        <IconButton
          icon="close"
          label={controlCopy.close}
          tone="photo"
          className="absolute! end-3 top-3"
          onClick={onClose}
        />
      </Base.Popup>
    </Layer>
  )
}
