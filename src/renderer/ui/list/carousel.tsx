import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { type SlideOptions, useSlides } from './use-slides.ts'

const copy = controlCopy.carousel

const arrows: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

interface CarouselProps extends SlideOptions {
  /** One node per slide, each filling its slide's width. */
  slides: readonly React.ReactNode[]
  /** Accessible name, e.g. はるとさんの写真. */
  label: string
  /** Covers all slides, e.g. a `HeroCaption`. */
  overlay?: React.ReactNode | undefined
}

/** Shows one slide at a time, no loop, no autoplay (PROF-08 to PROF-10): swipe, buttons, dots and arrow keys. */
export function Carousel({ slides, label, overlay, ...options }: CarouselProps) {
  const { viewport, section, shown, show } = useSlides(slides.length, options)
  const many = slides.length > 1
  const last = slides.length - 1
  const press = (event: React.KeyboardEvent) => {
    const by = arrows.get(event.key)
    // With another key they are the browser's, such as Back.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(shown + by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble from the buttons inside
    <section
      ref={section}
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
              inert={index !== shown}
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
          <Arrows shown={shown} last={last} show={show} />
          <Dots shown={shown} last={last} show={show} />
        </>
      )}
    </section>
  )
}

interface StepsProps {
  /** Index of the slide in view. */
  shown: number
  last: number
  show: (index: number) => void
}

/** Buttons to the previous and the next slide. Without a mouse they are for the keyboard only. */
function Arrows({ shown, last, show }: StepsProps) {
  const look = 'pointer-events-auto transition-opacity disabled:opacity-0'
  return (
    <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between pointer-coarse:sr-only">
      <IconButton
        icon="chevron-left"
        label={copy.previous}
        tone="photo"
        disabled={shown === 0}
        className={look}
        data-step
        onClick={() => show(shown - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={copy.next}
        tone="photo"
        disabled={shown === last}
        className={look}
        data-step
        onClick={() => show(shown + 1)}
      />
    </div>
  )
}

/** The dot of the slide in view is longer, too. */
const dot = [
  'size-2 rounded-full bg-on-photo/50 transition-[background-color,width]',
  'group-aria-current/dot:w-3.5 group-aria-current/dot:bg-on-photo',
].join(' ')

/** A dot for each slide, which shows it. */
function Dots({ shown, last, show }: StepsProps) {
  return (
    <div className="absolute inset-x-0 top-3.5 flex justify-center">
      <div className="flex rounded-full bg-photo-veil px-1.5 backdrop-blur-xs">
        {Array.from({ length: last + 1 }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={copy.slide(index + 1)}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
            className="group/dot hit-44-high grid h-6 w-6 place-items-center"
          >
            <span className={dot} />
          </button>
        ))}
      </div>
    </div>
  )
}
