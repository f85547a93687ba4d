import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ChosenLook, PhoneLook } from '../../../../contract/phone-look.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { flashProblem } from '../../hub/control/flash.ts'
import { useNow } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { followPhone, noteLostPage } from '../../hub/phones/follow-phone.ts'
import { isGlossingAtom, useGloss } from '../../hub/phones/phone-gloss.ts'
import {
  isUpToDate,
  linkPhone,
  orderPhone,
  phoneOrigin,
  readPhoneMessage,
  setReady,
} from '../../hub/phones/phone-link.ts'
import { logOut, startPhone } from '../../hub/phones/phone-login.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { joinStage, renewStranded } from '../../hub/phones/shared-stage.ts'
import {
  isPresentingAtom,
  paletteOpenAtom,
  presentingViewAtom,
  quietAtom,
  phonesAtom,
  type PhoneState,
  readyPhonesAtom,
  reportsAtom,
  store,
  tapsAtom,
} from '../../hub/state.ts'
import { isPlaying } from '../../hub/stories/scene-play.ts'
import { useTheme } from '../../hub/theme.ts'
import { stageCopy } from './copy.ts'

/** Width of a device's frame around its screen, in the phone's own CSS px. */
export const bezelPx = 11

/** Width in CSS px above which a screen is not a phone and has no status strip. */
const widestPhone = 500

export const hasStrip = ({ width }: { width: number }): boolean => width < widestPhone

const shownMs = 1200
let next = 1

/** Marks touches during a presentation, and those of a story that is played. */
function markTap(phone: PhoneName, x: number, y: number): void {
  const isWanted = store.get(isPresentingAtom) ? store.get(presentingViewAtom).taps : isPlaying()
  if (!isWanted) return
  const id = next++
  store.set(tapsAtom, (taps) => [...taps, { id, phone, x, y }])
  window.setTimeout(() => store.set(tapsAtom, (taps) => taps.filter((tap) => tap.id !== id)), shownMs)
}

/** Height of the strip in the phone's own CSS px. */
export const stripPx = 44

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
  const taps = useAtomValue(tapsAtom)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {taps
        .filter(({ phone }) => phone === name)
        .map(({ id, x, y }) => (
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
  const setReports = useSetAtom(reportsAtom)
  const setPalette = useSetAtom(paletteOpenAtom)
  const theme = useTheme()

  useEffect(() => {
    linkPhone(name, frame.current?.contentWindow ?? null)
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(name, event)
      if (message?.kind === 'ready') void preparePhone(name, message.uid)
      else if (message?.kind === 'unload') setReady(name, false)
      else if (message?.kind === 'palette') setPalette(true)
      else if (message?.kind === 'tap') markTap(name, message.x, message.y)
      else if (message?.kind === 'key') window.dispatchEvent(new KeyboardEvent('keydown', { key: message.key }))
      else if (message?.kind === 'route') {
        const { route, to, received, title, uid, canGoBack } = message
        setReports((reports) => ({ ...reports, [name]: { route, title, uid, canGoBack } }))
        if (isUpToDate(name, received)) followPhone(name, to, uid)
      } else if (message?.kind === 'gloss-end') store.set(isGlossingAtom, false)
      else if (message?.kind === 'stranded') renewStranded()
      else if (message?.kind === 'lost') noteLostPage(name)
    }
    window.addEventListener('message', listen)
    // Sets the address after the listener, so that the first message is not lost.
    if (frame.current && frame.current.src === '') frame.current.src = `${phoneOrigin(name)}/__phone/`
    return () => {
      window.removeEventListener('message', listen)
      linkPhone(name, null)
    }
  }, [name, setPalette, setReports])

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

/** Prepares a phone whose page has just loaded. `uid` is the login that it has stored. */
async function preparePhone(phone: PhoneName, uid: string | null): Promise<void> {
  await joinStage()
  setReady(phone, true)
  store.set(readyPhonesAtom, (loads) => ({ ...loads, [phone]: (loads[phone] ?? 0) + 1 }))
  const theme = document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day'
  orderPhone(phone, { kind: 'look', look: lookOfPhone(store.get(phonesAtom)[phone].look, theme) })
  orderPhone(phone, { kind: 'quiet', on: store.get(quietAtom) })
  await startPhone(phone, uid).catch((problem: unknown) => {
    flashProblem(problem)
    logOut(phone)
  })
}

/** Theme, text size and connection of a phone. Unset values come from the stage. */
function lookOfPhone(chosen: ChosenLook | undefined, theme: PhoneLook['theme']): PhoneLook {
  return {
    theme: chosen?.theme ?? theme,
    textSize: chosen?.textSize ?? 100,
    network: chosen?.network ?? 'online',
  }
}
