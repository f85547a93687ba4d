import * as z from 'zod/mini'
import {
  phoneEnvelope,
  type PhoneMessage,
  type PhoneOrder,
  type WorkbenchEnvelope,
} from '../../../../contract/phone-messages.ts'
import { localOrigin, memberHosts, phoneHost, type PhoneName, splitHost } from '../../../../contract/rules/hosts.ts'

/** Origin of a phone: a sibling of the workbench's host name in the same world, on the same port. */
export const phoneOrigin = (phone: PhoneName): string =>
  localOrigin(phoneHost(phone, splitHost(location.hostname).world), location.port)

/** Addresses of this server: its port on this machine, and the origin of the connected real phone. */
interface Server {
  readonly port: string
  readonly handset?: string | null | undefined
}

/**
 * Path, query and fragment of an address for one phone. A server address inside the query, such as the redirect_url of
 * a mailed link, is moved to the phone's origin. A link may be opened on a different phone than the requesting phone,
 * and a phone cannot show pages of other origins.
 */
export function addressOn(origin: string, address: string, { port, handset }: Server): string {
  const url = new URL(address, origin)
  for (const [name, value] of url.searchParams) {
    if (!value.startsWith('http://') || !URL.canParse(value)) continue
    const inner = new URL(value)
    if (inner.origin === handset || (memberHosts.has(splitHost(inner.hostname).rest) && inner.port === port))
      url.searchParams.set(name, value.replace(inner.origin, origin))
  }
  return url.pathname + url.search + url.hash
}

const frames = new Map<PhoneName, Window>()
/** Phones whose frame has loaded. Before that, the window still belongs to this page. */
const ready = new Set<PhoneName>()
/** Number of the last order sent to each phone. */
const sent = new Map<PhoneName, number>()

/** Registers or unregisters the window of a phone. */
export function linkPhone(phone: PhoneName, frame: Window | null): void {
  if (frame) frames.set(phone, frame)
  else {
    frames.delete(phone)
    ready.delete(phone)
  }
}

export const isReady = (phone: PhoneName): boolean => ready.has(phone)

/** The frame in this page that shows a phone. */
export function frameOf(phone: PhoneName): HTMLIFrameElement | undefined {
  const shown = frames.get(phone)
  return [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === shown)
}

/** Sends an order to a phone. Does nothing when the phone is not on the stage. */
export function orderPhone(phone: PhoneName, order: PhoneOrder): void {
  if (!ready.has(phone)) return
  const no = (sent.get(phone) ?? 0) + 1
  sent.set(phone, no)
  const envelope: WorkbenchEnvelope = { yoimachi: 'workbench', no, order }
  frames.get(phone)?.postMessage(envelope, phoneOrigin(phone))
}

/** Whether a phone had received every order when it sent a report. An older report is outdated. */
export const isUpToDate = (phone: PhoneName, received: number): boolean => received >= (sent.get(phone) ?? 0)

/** Parses a message of a phone. Returns undefined for other senders and other messages. */
export function readPhoneMessage(phone: PhoneName, event: MessageEvent): PhoneMessage | undefined {
  if (event.origin !== phoneOrigin(phone) || event.source !== frames.get(phone)) return undefined
  const parsed = z.safeParse(phoneEnvelope, event.data)
  if (!parsed.success) return undefined
  const { message } = parsed.data
  if (message.kind === 'ready') {
    ready.add(phone)
    sent.delete(phone)
  }
  return message
}

type Question = Extract<PhoneOrder, { readonly id: number }>
type Reply<Kind> = Extract<PhoneMessage, { readonly kind: Kind }>

let next = 1

/**
 * Sends an order to a phone and waits for the reply.
 * @param kind of the reply
 * @returns undefined after the timeout, and at once when the phone has not loaded and hears no order
 */
export function askPhone<Kind extends 'response' | 'device' | 'texts'>(
  phone: PhoneName,
  order: (id: number) => Question,
  kind: Kind,
  timeoutMs: number,
): Promise<Reply<Kind> | undefined> {
  if (!ready.has(phone)) return Promise.resolve(undefined)
  const id = next++
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(phone, event)
      if (message?.kind === kind && 'id' in message && message.id === id) end(message as Reply<Kind>)
    }
    const end = (reply: Reply<Kind> | undefined) => {
      window.removeEventListener('message', listen)
      window.clearTimeout(timer)
      resolve(reply)
    }
    const timer = window.setTimeout(() => end(undefined), timeoutMs)
    window.addEventListener('message', listen)
    orderPhone(phone, order(id))
  })
}
