import * as z from 'zod/mini'
import {
  workbenchEnvelope,
  type PhoneEnvelope,
  type PhoneMessage,
  type WorkbenchEnvelope,
} from '../../contract/control/phone-messages.ts'
import { localOrigin, workbenchHost } from '../../contract/rules/start-options.ts'

const bench = localOrigin(workbenchHost, location.port)

/** Whether the workbench frames this page. Where the browser does not tell, the content security policy has said so. */
export function isFramedByWorkbench(): boolean {
  // Firefox has no ancestorOrigins.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  return window.parent !== window && (ancestors === undefined || ancestors[0] === bench)
}

export function tell(message: PhoneMessage): void {
  const envelope: PhoneEnvelope = { yoimachi: 'phone', message }
  window.parent.postMessage(envelope, bench)
}

/** Hands every order of the workbench's window on; what anybody else sends is ignored. */
export function onOrder(obey: (envelope: WorkbenchEnvelope) => void): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== bench) return
    const envelope = z.safeParse(workbenchEnvelope, event.data)
    if (envelope.success) obey(envelope.data)
  })
}
