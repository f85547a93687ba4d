import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useCopy } from '../../hub/language.ts'
import { useGloss } from '../../hub/phones/phone-gloss.ts'
import { linkPhone, orderPhone, phoneOrigin, readPhoneMessage } from '../../hub/phones/phone-link.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { type PhoneState, quietAtom } from '../../hub/state.ts'
import { useTheme } from '../../hub/theme.ts'
import { stageCopy } from './copy.ts'
import { handlePhoneMessage } from './phone-messages.ts'
import { lookOfPhone } from './prepare-phone.ts'
import { hasStrip, StatusStrip, stripPx } from './status-strip.tsx'
import { TapMarks } from './tap-marks.tsx'

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
export function PhoneFrame({ name, state, scale, isPresented }: PhoneFrameProps) {
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
