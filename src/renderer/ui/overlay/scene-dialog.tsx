import { Dialog as Base } from '@base-ui/react/dialog'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Layer } from './layer.tsx'

interface SceneDialogProps {
  open: boolean
  /** Called for ✕, Esc, a press outside and the browser's back. The caller then sets `open` to false. */
  onClose: () => void
  /** Small line above the rest; names the dialog. */
  title: React.ReactNode
  scene: React.ReactNode
  picture: React.ReactNode
  children: React.ReactNode
  /** Visible while the rest scrolls. */
  footer: React.ReactNode
}

const sceneDialogStyle = [
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper text-ink outline-none',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-l sm:shadow-2',
  'sm:h-[min(90dvh,46rem)] sm:w-full sm:max-w-dialog lg:h-auto lg:max-h-[90dvh] lg:max-w-scene',
  'transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ')

/** A modal layer for a special moment, in evening colours: a phone's whole screen, its own height in a wide window. */
export function SceneDialog({ open, onClose, title, scene, picture, children, footer }: SceneDialogProps) {
  return (
    <Layer open={open} onClose={onClose}>
      <Base.Popup data-theme="night" className={sceneDialogStyle}>
        <div aria-hidden className="absolute inset-0 opacity-35">
          {scene}
        </div>
        <div aria-hidden className="absolute inset-0 bg-linear-to-t from-paper via-paper/75 to-transparent" />
        <div className="relative flex justify-end px-2 safe-top-2">
          <IconButton icon="close" label={controlCopy.close} onClick={onClose} />
        </div>
        <div className="relative min-h-0 flex-1 scroll-inner px-6 pb-5 lg:pb-8">
          <div className="flex min-h-full flex-col justify-center gap-8 text-center">
            {picture}
            <div className="grid gap-3">
              <Base.Title className="text-s tracking-mincho">{title}</Base.Title>
              {children}
            </div>
          </div>
        </div>
        <div className="relative grid gap-2.5 px-6 safe-bottom-5 lg:grid-cols-[auto_auto] lg:justify-center lg:pb-10">
          {footer}
        </div>
      </Base.Popup>
    </Layer>
  )
}
