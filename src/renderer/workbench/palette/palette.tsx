import { Dialog } from '@base-ui/react/dialog'
import { useAtom } from 'jotai'
import { backdropStyle } from '../../ui/overlay/dialog.tsx'
import { paletteOpenAtom } from '../state/layout.ts'
import { PaletteBody } from './palette-body.tsx'

/** The command palette: ⌘K or Ctrl+K, a few letters, Enter. */
export function Palette() {
  const [open, setOpen] = useAtom(paletteOpenAtom)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup className="fixed top-[12vh] left-1/2 z-50 w-140 max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-hidden rounded-m bg-surface text-ink shadow-2 inset-ring inset-ring-line transition-[opacity,translate] duration-fast outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">コマンドパレット</Dialog.Title>
          <PaletteBody onDone={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
