import { Dialog as Base } from '@base-ui/react/dialog'
import { useBackCloses } from '../../lib/use-back-closes.ts'

/** Backdrop of every layer above the page; Base UI sets the starting and ending styles of its transition. */
export const backdropStyle = [
  'fixed inset-0 z-40 min-h-dvh bg-scrim',
  'transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ')

interface LayerProps {
  open: boolean
  onClose: () => void
  /** False ignores Esc and presses outside; the browser's back then leaves the page. */
  closable?: boolean | undefined
  /** False for a layer that covers the whole screen. */
  backdrop?: boolean | undefined
  children: React.ReactNode
}

/** A modal layer: traps the focus and returns it; Esc, a press outside and the browser's back close it. */
export function Layer({ open, onClose, closable = true, backdrop = true, children }: LayerProps) {
  useBackCloses(open, closable ? onClose : undefined)
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
