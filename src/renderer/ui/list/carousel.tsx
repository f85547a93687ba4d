import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'

const copy = controlCopy.carousel

interface CarouselProps {
  /** One node per slide, each filling its slide's width. */
  slides: readonly React.ReactNode[]
  /** Accessible name, e.g. はるとさんの写真. */
  label: string
  /** Covers all slides, e.g. a `HeroCaption`. */
  overlay?: React.ReactNode | undefined
  onSelect?: ((index: number) => void) | undefined
  startIndex?: number | undefined
}

/** Shows one slide at a time, no loop, no autoplay (PROF-08 to PROF-10): swipe, buttons, dots and arrow keys. */
export function Carousel({ slides, label, overlay, onSelect, startIndex = 0 }: CarouselProps) {
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

  const many = slides.length > 1
  const last = slides.length - 1
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else if (event.key === 'ArrowRight') embla?.scrollNext()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble from the buttons inside
    <section
      aria-roledescription={copy.role}
      aria-label={label}
      className="group relative overflow-hidden"
      onKeyDown={many ? press : undefined}
    >
      <div ref={viewport} className="overflow-hidden">
        <div className={`flex touch-pan-y touch-pinch-zoom ${many ? 'cursor-grab active:cursor-grabbing' : ''}`}>
          {slides.map((slide, index) => (
            <div
              key={index}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern names its slides as groups
              role="group"
              aria-roledescription={copy.slideRole}
              aria-label={`${index + 1} / ${slides.length}`}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {overlay}
      {many && (
        <>
          <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between pointer-coarse:sr-only">
            <IconButton
              icon="chevron-left"
              label={copy.previous}
              tone="photo"
              disabled={selected === 0}
              className="pointer-events-auto transition-opacity disabled:opacity-0"
              onClick={() => embla?.scrollPrev()}
            />
            <IconButton
              icon="chevron-right"
              label={copy.next}
              tone="photo"
              disabled={selected === last}
              className="pointer-events-auto transition-opacity disabled:opacity-0"
              onClick={() => embla?.scrollNext()}
            />
          </div>
          <div className="absolute inset-x-0 top-3.5 flex justify-center">
            <div className="flex rounded-full bg-photo-veil px-1.5 backdrop-blur-xs">
              {slides.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={copy.slide(index + 1)}
                  aria-current={index === selected || undefined}
                  onClick={() => embla?.scrollTo(index)}
                  className="group/dot hit-44-high grid h-6 w-6 place-items-center"
                >
                  <span className="size-2 rounded-full bg-on-photo/50 transition-[background-color,width] group-aria-current/dot:w-3.5 group-aria-current/dot:bg-on-photo" />
                </button>
              ))}
            </div>
          </div>
        </>
      )}
    </section>
  )
}
