import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { useNow } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { useGloss } from '../../hub/phones/phone-gloss.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { tapsAtom } from '../../hub/presenting.ts'
import { stageCopy } from './copy.ts'
import { bezelPx, hasStrip, stripPx } from './fit-phones.ts'
import type { PhonePart } from './phone-part.ts'
import { useLinkedFrame } from './use-linked-frame.ts'

export interface PhoneFrameProps extends PhonePart {
  /** Drawn size relative to the device's own size. */
  scale: number
  /** Drawn in a device's frame, without tools. */
  isPresented: boolean
}

/** Radius of a screen's corners, in CSS px; in a presentation in the phone's own. */
const cornerPx = 22
const presentedCornerPx = 40

/** Status strip of a phone: the world's time and a battery. */
function StatusStrip({ scale }: { scale: number }) {
  const now = useNow()
  return (
    <div aria-hidden className="overflow-hidden bg-paper" style={{ height: Math.round(stripPx * scale) }}>
      <div
        className="flex origin-top-left items-center justify-between px-7.5 pt-1"
        style={{ height: stripPx, width: `${100 / scale}%`, transform: `scale(${scale})` }}
      >
        <span className="text-m font-semibold num">{now === undefined ? '' : formatTime(now)}</span>
        <span className="flex h-3 w-6 rounded-[4px] p-0.5 inset-ring-[1.3px] inset-ring-ink-2">
          <span className="w-3.5 rounded-[2px] bg-ink-2" />
        </span>
      </div>
    </div>
  )
}

/** Marks of recent touches, so that an audience can follow them. */
function TapMarks({ name, scale }: { name: PhoneName; scale: number }) {
  const taps = useAtomValue(tapsAtom).filter(({ phone }) => phone === name)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {taps.map(({ id, x, y }) => (
        <span
          key={id}
          data-tap
          className="tap-mark animate-tap absolute size-15 -translate-1/2 rounded-full"
          style={{ left: x * scale, top: y * scale }}
        />
      ))}
    </div>
  )
}

/**
 * The screen: the member app in a frame on the phone's own origin. It is scaled when drawn and laid out at full size.
 */
export function PhoneFrame({ name, state, scale, isPresented }: PhoneFrameProps) {
  const words = useCopy(stageCopy).phone
  const screen = screenOf(state)
  const { width, height } = screen
  const frame = useLinkedFrame(name, state)
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
