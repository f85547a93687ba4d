import * as z from 'zod/mini'
import type { PhoneEnvelope, PhoneMessage } from '../../contract/phone-messages.ts'
import { workbenchEnvelope, type WorkbenchEnvelope } from '../../contract/phone-orders.ts'
import { localOrigin, splitHost, workbenchHost } from '../../contract/rules/hosts.ts'

/** Window of the member app inside the frame, with the constructors of its own realm. */
export type Page = Window & typeof globalThis

/** The frame written by mock-api/pages/phone-shell.ts. */
export const frame = findFrame()

function findFrame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('Failed to start the phone: there is no frame. Put one before the script.')
  return found
}

/** Page in the frame; undefined while it is empty or shows a browser error page. */
export function pageInside(): Page | undefined {
  try {
    const page = frame.contentWindow as Page | null
    const isOurs = page?.location.origin === location.origin && page.location.href !== 'about:blank'
    return isOurs ? page : undefined
  } catch {
    return undefined
  }
}

export const addressOf = ({ location: { pathname, search, hash } }: Page): string => pathname + search + hash

const bench = localOrigin(workbenchHost(splitHost(location.hostname).world), location.port)

/** Whether the workbench frames this page. Without ancestorOrigins the content security policy guarantees it. */
export function isFramedByWorkbench(): boolean {
  // Firefox has no ancestorOrigins.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  return window.parent !== window && (ancestors === undefined || ancestors[0] === bench)
}

export function post(message: PhoneMessage): void {
  const envelope: PhoneEnvelope = { yoimachi: 'phone', message }
  window.parent.postMessage(envelope, bench)
}

/** Passes each command of the workbench's window to `handle`; messages from other senders are ignored. */
export function onOrder(handle: (envelope: WorkbenchEnvelope) => void): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== bench) return
    const envelope = z.safeParse(workbenchEnvelope, event.data)
    if (envelope.success) handle(envelope.data)
  })
}
