import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../../lib/reduced-motion.ts'

export interface SlideOptions {
  onSelect?: ((index: number) => void) | undefined
  startIndex?: number | undefined
}

/** Moves between slides. `shown` is the index of the one in view. */
export function useSlides(count: number, { startIndex = 0, onSelect }: SlideOptions) {
  const [viewport, embla] = useEmblaCarousel({ loop: false, align: 'start', containScroll: 'trimSnaps', startIndex })
  const [selected, setSelected] = useState(startIndex)
  useEffect(() => {
    if (embla === undefined) return undefined
    const note = () => {
      setSelected(embla.selectedScrollSnap())
      onSelect?.(embla.selectedScrollSnap())
    }
    embla.on('select', note)
    return () => void embla.off('select', note)
  }, [embla, onSelect])
  // Slides may go while they are looked at.
  const shown = Math.min(selected, count - 1)
  const section = useFocusWithin(shown)
  const show = (index: number) => {
    if (index >= 0 && index < count) embla?.scrollTo(index, isMotionReduced())
  }
  return { viewport, section, shown, show }
}

// Parts of the carousel that can have the focus.
const slidePart = '[role=group]:not([inert]) :is(button, a[href])'
const stepPart = 'button[data-step]:not(:disabled)'

/** Keeps the focus in the carousel when it moves: a slide out of view and a button at its end can have none. */
function useFocusWithin(shown: number) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(shown)
  // Before the next frame, in which the browser takes the focus away.
  useLayoutEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const left = document.activeElement
    if (left === null || section.current?.contains(left) !== true) return
    const isLost = left.matches(':disabled') || left.closest('[inert]') !== null
    const next = left.closest('[inert]') === null ? stepPart : slidePart
    // Without scrolling, because the library moves the slides.
    if (isLost) section.current.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [shown])
  return section
}
