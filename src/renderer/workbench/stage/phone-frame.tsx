import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { PhoneName } from '../../../contract/rules/local-origins.ts'
import { flashProblem } from '../parts/flash.ts'
import { useTheme } from '../parts/use-theme.ts'
import { paletteOpenAtom, quietAtom } from '../state/layout.ts'
import { devices, phonesAtom, reportsAtom, type PhoneState } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { callFromPhone } from './call-from-phone.ts'
import { followPhone } from './follow-phone.ts'
import { enterPhone, leavePhone } from './phone-actions.ts'
import { isUpToDate, linkPhone, orderPhone, readPhoneMessage } from './phone-link.ts'
import { phoneOrigin } from './phone-origin.ts'
import { returnFromLostPage } from './renew-phones.ts'

const cornerPx = 22
const accountCall = { method: accountEndpoint.method, path: accountEndpoint.path }

interface PhoneFrameProps {
  name: PhoneName
  state: PhoneState
  scale: number
}

/** The screen: the member app in a frame on the phone's own origin, drawn smaller, never laid out smaller. */
export function PhoneFrame({ name, state, scale }: PhoneFrameProps) {
  const { width, height } = devices[state.device]
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
      else if (message?.kind === 'route') {
        const { route, to, heard, title, uid, canGoBack } = message
        setReports((reports) => ({ ...reports, [name]: { route, title, uid, canGoBack } }))
        if (isUpToDate(name, heard) && !returnFromLostPage(name, to)) followPhone(name, to, uid)
      }
    }
    window.addEventListener('message', listen)
    // The address is set only now, so that the first message of the frame finds a listener.
    if (frame.current && frame.current.src === '') frame.current.src = `${phoneOrigin(name)}/__phone/`
    return () => {
      window.removeEventListener('message', listen)
      linkPhone(name, null)
    }
  }, [name, setPalette, setReports])

  const quiet = useAtomValue(quietAtom)

  useEffect(() => orderPhone(name, { kind: 'theme', theme }), [name, theme])
  useEffect(() => orderPhone(name, { kind: 'quiet', on: quiet }), [name, quiet])

  return (
    <div
      className="isolate overflow-clip rounded-l bg-paper shadow-2 outline outline-line"
      style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app on an origin of its own, as members get it */}
      <iframe
        ref={frame}
        title={`会員アプリ ${name.toUpperCase()}`}
        className="block origin-top-left border-0"
        // Its own corners too: the clip of the box around it does not always reach a scaled frame.
        style={{ width, height, transform: `scale(${scale})`, borderRadius: cornerPx / scale }}
        allow="clipboard-read; clipboard-write"
      />
    </div>
  )
}

/** Brings a phone that has just loaded to where it was left. */
async function startPhone(phone: PhoneName, uid: string | null): Promise<void> {
  orderPhone(phone, {
    kind: 'theme',
    theme: document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day',
  })
  orderPhone(phone, { kind: 'quiet', on: store.get(quietAtom) })
  const { email, route } = store.get(phonesAtom)[phone]
  // A login that still counts is kept: another tab may show the same phone.
  if (email === null || (uid === email && (await callFromPhone(phone, accountCall)) === 200))
    return orderPhone(phone, { kind: 'go', to: route })
  enterPhone(phone, email, route).catch((problem: unknown) => {
    flashProblem(problem)
    leavePhone(phone)
  })
}
