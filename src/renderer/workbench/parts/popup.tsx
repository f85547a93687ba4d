import { Popover } from '@base-ui/react/popover'
import { useRef, useState } from 'react'
import { useListener } from './use-listener.ts'

/** Look of a layer above the window, and how it comes and goes. */
export const layerStyle = [
  'rounded-m bg-surface text-ink shadow-2 inset-ring inset-ring-line outline-none',
  'transition-[opacity,translate] duration-fast data-ending-style:opacity-0',
  'data-starting-style:-translate-y-1 data-starting-style:opacity-0',
].join(' ')
const popupStyle = `max-h-(--available-height) overflow-auto ${layerStyle}`

interface PopupProps extends Pick<Popover.Positioner.Props, 'side' | 'align'> {
  trigger: React.ReactElement<Record<string, unknown>>
  /** Accessible name of the popup. */
  label: string
  /** Contents; a function receives the function that closes the layer. */
  children: React.ReactNode | ((close: () => void) => React.ReactNode)
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
  /** Also opens while the pointer rests on the trigger, or a finger slides from there (`useTouchSlide`). */
  onHover?: boolean | undefined
}

/**
 * Opens a layer while a finger is on its trigger. The finger slides to a button of the layer and lifts there, which presses
 * the button. So touch takes one press, as hovering does. Lifted outside the layer, the finger presses nothing.
 * @returns props of the trigger, and the handler of the layer's own wish to open or close
 */
function useTouchSlide(layer: React.RefObject<Element | null>, isOpen: boolean, show: (next: boolean) => void) {
  const isSliding = useRef(false)
  return {
    triggerProps: {
      onPointerDown({ pointerType }: React.PointerEvent) {
        if (pointerType !== 'touch' || isOpen) return
        isSliding.current = true
        show(true)
      },
      onPointerUp({ currentTarget, clientX, clientY }: React.PointerEvent) {
        const under = document.elementFromPoint(clientX, clientY)
        // Lifted on the trigger: its click follows, which must not close the layer.
        if (!isSliding.current || currentTarget.contains(under)) return
        isSliding.current = false
        if (layer.current?.contains(under)) under?.closest('button')?.click()
      },
      onPointerCancel: () => (isSliding.current = false),
      style: { touchAction: 'none' },
    },
    onOpenChange: (next: boolean) => {
      if (next || !isSliding.current) show(next)
      isSliding.current = false
    },
  }
}

/**
 * A small layer beside its button. Esc or a press outside closes it and returns the focus. A press inside a phone closes it
 * too: that press reaches this window only as a loss of focus to a frame.
 */
export function Popup({ trigger, label, children, open, onOpenChange, className = '', onHover, ...place }: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = open ?? isOpen
  const show = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const layer = useRef<HTMLDivElement>(null)
  const slide = useTouchSlide(layer, shown, show)
  useListener('blur', () => {
    if (shown && document.activeElement?.tagName === 'IFRAME') show(false)
  })
  return (
    <Popover.Root open={shown} onOpenChange={slide.onOpenChange}>
      <Popover.Trigger
        render={trigger}
        openOnHover={onHover}
        delay={120}
        closeDelay={150}
        {...(onHover && slide.triggerProps)}
      />
      <Popover.Portal>
        <Popover.Positioner align="start" {...place} sideOffset={8} collisionPadding={12} className="z-40">
          <Popover.Popup ref={layer} aria-label={label} className={`${popupStyle} ${className}`}>
            {typeof children === 'function' ? children(() => show(false)) : children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
