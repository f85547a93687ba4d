import { Popover } from '@base-ui/react/popover'
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'

/** Size of an element as laid out, kept up to date. */
export function useBox<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, ...box }
}

interface PopupProps {
  trigger: ReactElement<Record<string, unknown>>
  /** Accessible name of the popup. */
  label: string
  children: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
  /** Also opens while the pointer rests on the trigger. */
  onHover?: boolean | undefined
}

/** A small layer beside its button. Esc or a press outside closes it and returns the focus. */
export function Popup(props: PopupProps) {
  const {
    trigger,
    label,
    children,
    open,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    className = '',
    onHover = false,
  } = props
  const control = open === undefined ? {} : { open }
  return (
    <Popover.Root {...control} onOpenChange={(next) => onOpenChange?.(next)}>
      <Popover.Trigger render={trigger} openOnHover={onHover} delay={120} closeDelay={150} />
      <Popover.Portal>
        <Popover.Positioner side={side} align={align} sideOffset={8} collisionPadding={12} className="z-40">
          <Popover.Popup
            aria-label={label}
            className={`max-h-(--available-height) overflow-auto rounded-m bg-surface text-ink shadow-2 inset-ring inset-ring-line transition-[opacity,translate] duration-fast outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0 ${className}`}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
