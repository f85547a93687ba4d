import type { ChosenLook, PhoneLook } from '../../../../contract/phone-look.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { flashProblem } from '../../hub/control/attempt.ts'
import { reportsAtom, phonesAtom, readyPhonesAtom } from '../../hub/phone-state.ts'
import { followPhone, noteLostPage } from '../../hub/phones/follow-phone.ts'
import { isGlossingAtom } from '../../hub/phones/phone-gloss.ts'
import { isUpToDate, setReady, orderPhone } from '../../hub/phones/phone-link.ts'
import { finishLogin, needsLogin } from '../../hub/phones/phone-login.ts'
import { renewStranded, joinStage } from '../../hub/phones/shared-stage.ts'
import { startPhone } from '../../hub/phones/start-phone.ts'
import { isQuietAtom } from '../../hub/presenting.ts'
import { paletteOpenAtom, store } from '../../hub/state.ts'
import { markTap } from './mark-tap.ts'

/** Does what a message of a phone's page asks for. */
export function handlePhoneMessage(name: PhoneName, message: PhoneMessage): void {
  switch (message.kind) {
    case 'ready':
      return void preparePhone(name, message.uid)
    case 'unload':
      return setReady(name, false)
    case 'route': {
      const { route, to, received, title, uid, canGoBack } = message
      store.set(reportsAtom, (reports) => ({ ...reports, [name]: { route, title, uid, canGoBack } }))
      if (isUpToDate(name, received)) followPhone(name, to, uid)
      return
    }
    case 'palette':
      return store.set(paletteOpenAtom, true)
    case 'tap':
      return markTap({ phone: name, x: message.x, y: message.y })
    case 'key':
      return void window.dispatchEvent(new KeyboardEvent('keydown', { key: message.key }))
    case 'gloss-end':
      return store.set(isGlossingAtom, false)
    case 'stranded':
      return renewStranded()
    case 'lost':
      return noteLostPage(name)
    default:
    // A reply, or a report of what hands did: the asker listens for it (hub/phones/phone-link.ts).
  }
}

/** Prepares a phone whose page has just loaded. `uid` is the login that it has stored. */
async function preparePhone(phone: PhoneName, uid: string | null): Promise<void> {
  await joinStage()
  setReady(phone, true)
  store.set(readyPhonesAtom, (loads) => ({ ...loads, [phone]: (loads[phone] ?? 0) + 1 }))
  const theme = document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day'
  orderPhone(phone, { kind: 'look', look: lookOfPhone(store.get(phonesAtom)[phone].look, theme) })
  orderPhone(phone, { kind: 'quiet', on: store.get(isQuietAtom) })
  const problem = await finishLogin(phone, startPhone(phone, uid))
  if (problem !== undefined) flashProblem(problem)
  // Its member stays, and logs in when the server is back.
  if (needsLogin(problem)) renewStranded()
}

/** Theme, text size and connection of a phone. Unset values come from the stage. */
export function lookOfPhone(chosen: ChosenLook | undefined, theme: PhoneLook['theme']): PhoneLook {
  return { theme: chosen?.theme ?? theme, textSize: chosen?.textSize ?? 100, network: chosen?.network ?? 'online' }
}
