import { useRef } from 'react'
import { useCopy } from '../../hub/language.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { stageCopy } from './copy.ts'
import { bezelPx } from './fit-phones.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx'
import { PhoneHead } from './phone-head.tsx'
import { PresentedHead } from './presented-head.tsx'

interface PhoneProps extends PhoneFrameProps {
  /** Hidden instead of unmounted, so the frame does not reload when it is shown again. */
  isHidden: boolean
}

/** A phone of the stage: its head and bar, or in a presentation the member's name, above its screen. */
export function Phone({ name, state, scale, isPresented, isHidden }: PhoneProps) {
  const words = useCopy(stageCopy).phone
  const { width } = screenOf(state)
  const after = useRef<HTMLSpanElement>(null)
  const framePx = isPresented ? 2 * bezelPx : 0
  return (
    <section
      data-phone={name}
      aria-label={words.label(name.toUpperCase())}
      className={isHidden ? 'hidden' : 'grid grid-cols-1 gap-2'}
      style={{ width: Math.round((width + framePx) * scale) }}
    >
      {isPresented ? (
        <PresentedHead name={name} state={state} />
      ) : (
        <div className="@container grid gap-2">
          <PhoneHead name={name} state={state} />
          <PhoneBar name={name} state={state} />
        </div>
      )}
      <div className="relative">
        {/* A page has dozens of stops for the Tab key. */}
        <button
          type="button"
          onClick={() => after.current?.focus()}
          className="pointer-events-none absolute inset-x-0 top-2 z-10 mx-auto w-fit rounded-full bg-ink px-4 py-2 text-s text-paper opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100"
        >
          {words.skip(name.toUpperCase())}
        </button>
        <PhoneFrame name={name} state={state} scale={scale} isPresented={isPresented} />
        <span ref={after} tabIndex={-1} className="sr-only">
          {words.end(name.toUpperCase())}
        </span>
      </div>
    </section>
  )
}
