import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { followPhone, noteLostPage } from '../../hub/phones/follow-phone.ts'
import { isGlossingAtom } from '../../hub/phones/phone-gloss.ts'
import { isUpToDate, setReady } from '../../hub/phones/phone-link.ts'
import { renewStranded } from '../../hub/phones/shared-stage.ts'
import { paletteOpenAtom, reportsAtom, store } from '../../hub/state.ts'
import { preparePhone } from './prepare-phone.ts'
import { markTap } from './tap-marks.tsx'

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
      return markTap(name, message.x, message.y)
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
