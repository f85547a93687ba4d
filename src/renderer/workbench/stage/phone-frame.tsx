import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { flashProblem } from '../control/call-control.ts'
import { useTheme } from '../parts/machine.ts'
import { paletteOpenAtom, quietAtom, phonesAtom, type PhoneState, reportsAtom, screenOf, store } from '../state.ts'
import { followPhone } from './follow-phone.ts'
import { becomeWaiting, callFromPhone, enterPhone, leavePhone } from './phone-actions.ts'
import { isUpToDate, linkPhone, orderPhone, phoneOrigin, readPhoneMessage } from './phone-link.ts'
import { lookOfPhone } from './phone-popups.tsx'
import { bezelPx, hasStrip, markTap, StatusStrip, stripPx, TapMarks } from './presented.tsx'
import { returnFromLostPage } from './renew-phones.ts'

const cornerPx = 22
const presentedCornerPx = 40
const accountCall = { method: accountEndpoint.method, path: accountEndpoint.path }

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
      if (message?.kind === 'ready') {
        void startPhone(name, message.uid)
      } else if (message?.kind === 'palette') setPalette(true)
      else if (message?.kind === 'tap') markTap(name, message.x, message.y)
      else if (message?.kind === 'key') window.dispatchEvent(new KeyboardEvent('keydown', { key: message.key }))
      else if (message?.kind === 'route') {
        const { route, to, received, title, uid, canGoBack } = message
        setReports((reports) => ({ ...reports, [name]: { route, title, uid, canGoBack } }))
        if (isUpToDate(name, received) && !returnFromLostPage(name, to)) followPhone(name, to, uid)
      }
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
        <div className={isPresented ? 'relative' : 'contents'}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app on an origin of its own, as members get it */}
          <iframe
            ref={frame}
            title={`会員アプリ ${name.toUpperCase()}`}
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
          {isPresented && <TapMarks name={name} scale={scale} />}
        </div>
      </div>
    </div>
  )
}

/** Restores the page and login of a phone that has just loaded. */
async function startPhone(phone: PhoneName, uid: string | null): Promise<void> {
  const state = store.get(phonesAtom)[phone]
  const theme = document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day'
  orderPhone(phone, { kind: 'look', look: lookOfPhone(state.look, theme) })
  orderPhone(phone, { kind: 'quiet', on: store.get(quietAtom) })
  const failed = (problem: unknown) => {
    flashProblem(problem)
    leavePhone(phone)
  }
  const becoming = becomeWaiting(phone)
  if (becoming) return becoming.catch(failed)
  const { email, route } = state
  // Keeps a valid login, because another tab may show the same phone.
  if (email === null || (uid === email && (await callFromPhone(phone, accountCall)) === 200))
    return orderPhone(phone, { kind: 'go', to: route })
  enterPhone(phone, email, route).catch(failed)
}
