import { useAtomValue } from 'jotai'
import { useRef, useEffect } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useCopy } from '../../hub/language.ts'
import { useGloss } from '../../hub/phones/phone-gloss.ts'
import { linkPhone, orderPhone, phoneOrigin, readPhoneMessage } from '../../hub/phones/phone-link.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { type PhoneState, quietAtom } from '../../hub/state.ts'
import { useTheme } from '../../hub/theme.ts'
import { stageCopy } from './copy.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneHead, type PhonePart, PresentedHead } from './phone-head.tsx'
import { handlePhoneMessage, lookOfPhone } from './phone-messages.ts'
import { hasStrip, StatusStrip, stripPx } from './status-strip.tsx'
import { TapMarks } from './tap-marks.tsx'

interface PhoneProps extends PhonePart {
  /** Drawn size relative to the device's own size. */
  scale: number
  /** Drawn in a device's frame, without tools. */
  isPresented: boolean
  /** Hidden instead of unmounted, so the frame does not reload when it is shown again. */
  isHidden: boolean
}

export function Phone({ name, state, scale, isPresented, isHidden }: PhoneProps) {
  const words = useCopy(stageCopy).phone
  const { width } = screenOf(state)
  const after = useRef<HTMLSpanElement>(null)
  const frame = isPresented ? 2 * bezelPx : 0
  return (
    <section
      data-phone={name}
      aria-label={words.label(name.toUpperCase())}
      className={isHidden ? 'hidden' : 'grid grid-cols-1 gap-2'}
      style={{ width: Math.round((width + frame) * scale) }}
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

/** Width of a device's frame around its screen, in the phone's own CSS px. */
export const bezelPx = 11

const cornerPx = 22

const presentedCornerPx = 40

interface PhoneFrameProps {
  name: PhoneName
  state: PhoneState
  scale: number
  isPresented: boolean
}

/**
 * The screen: the member app in a frame on the phone's own origin. It is scaled when drawn and laid out at full size.
 */
function PhoneFrame({ name, state, scale, isPresented }: PhoneFrameProps) {
  const words = useCopy(stageCopy).phone
  const screen = screenOf(state)
  const { width, height } = screen
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useTheme()

  useEffect(() => {
    linkPhone(name, frame.current?.contentWindow ?? null)
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(name, event)
      if (message) handlePhoneMessage(name, message)
    }
    window.addEventListener('message', listen)
    // Sets the address after the listener, so that the first message is not lost.
    if (frame.current && frame.current.src === '') frame.current.src = `${phoneOrigin(name)}/__phone/`
    return () => {
      window.removeEventListener('message', listen)
      linkPhone(name, null)
    }
  }, [name])

  const quiet = useAtomValue(quietAtom)

  useEffect(() => orderPhone(name, { kind: 'look', look: lookOfPhone(state.look, theme) }), [name, state.look, theme])
  useEffect(() => orderPhone(name, { kind: 'quiet', on: quiet }), [name, quiet])
  useGloss(name, scale)

  const strip = isPresented && hasStrip(screen)
  const bezel = isPresented ? Math.round(bezelPx * scale) : 0
  const corner = isPresented ? Math.round(presentedCornerPx * scale) : cornerPx
  const stripHeight = strip ? Math.round(stripPx * scale) : 0
  return (
    <div
      className={isPresented ? 'device-frame bg-bezel' : ''}
      style={isPresented ? { padding: bezel, borderRadius: corner + bezel } : undefined}
    >
      <div
        className={`isolate overflow-clip bg-paper ${isPresented ? '' : 'shadow-2 outline outline-line'}`}
        style={{
          width: Math.round(width * scale),
          height: Math.round(height * scale) + stripHeight,
          borderRadius: corner,
          // Creates a compositing group. Otherwise Chromium leaves the area behind the corners blank.
          filter: 'opacity(1)',
        }}
      >
        {strip && <StatusStrip scale={scale} />}
        <div className="relative">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app on an origin of its own, as members get it */}
          <iframe
            ref={frame}
            title={words.app(name.toUpperCase())}
            className="block origin-top-left border-0"
            // The frame has its own rounded corners, because the clip of its box does not always apply to a scaled
            // frame.
            style={{
              width,
              height,
              transform: `scale(${scale})`,
              borderRadius: strip ? `0 0 ${corner / scale}px ${corner / scale}px` : corner / scale,
            }}
            allow="clipboard-read; clipboard-write"
          />
          <TapMarks name={name} scale={scale} />
        </div>
      </div>
    </div>
  )
}
