import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { PhoneState } from '../../hub/phone-state.ts'
import { linkOf, linkPhone, loadPhone, orderPhone, readPhoneMessage } from '../../hub/phones/phone-link.ts'
import { isQuietAtom } from '../../hub/presenting.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { useTheme } from '../../hub/theme.ts'
import { useListener } from '../../parts/use-listener.ts'
import { handlePhoneMessage, lookOfPhone } from './phone-messages.ts'

/** Links a phone with its frame, and keeps its page as the stage wants it. Returns the ref of the frame. */
export function useLinkedFrame(name: PhoneName, { look }: PhoneState) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useTheme()
  const quiet = useAtomValue(isQuietAtom)

  useListener('message', (event) => {
    const message = readPhoneMessage(name, event)
    if (message) handlePhoneMessage(name, message)
  })
  // After the listener, so that the first message is not lost.
  useEffect(() => {
    linkPhone(name, frame.current?.contentWindow ?? null)
    if (frame.current?.src === '') loadPhone(name)
    return () => linkPhone(name, null)
  }, [name])

  // A page requested while the server was down is an error page of the browser.
  useEffect(() => {
    const loadMissing = () => {
      if (store.get(connectedAtom) && !linkOf(name).isReady) loadPhone(name)
    }
    return store.sub(connectedAtom, loadMissing)
  }, [name])

  useEffect(() => orderPhone(name, { kind: 'look', look: lookOfPhone(look, theme) }), [name, look, theme])
  useEffect(() => orderPhone(name, { kind: 'quiet', on: quiet }), [name, quiet])
  return frame
}
