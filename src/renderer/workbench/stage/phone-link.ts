import * as z from 'zod/mini'
import {
  phoneEnvelope,
  type PhoneMessage,
  type PhoneOrder,
  type WorkbenchEnvelope,
} from '../../../contract/control/phone-messages.ts'
import {
  localOrigin,
  phoneHost,
  type PhoneName,
  memberHosts,
  splitHost,
} from '../../../contract/rules/start-options.ts'

/** Origin of a phone: a sibling of the workbench's own name in the same world, on the same port. */
export const phoneOrigin = (phone: PhoneName): string =>
  localOrigin(phoneHost(phone, splitHost(location.hostname).world), location.port)

/** Where this server is reached: its port on this machine, and the origin of a real phone while one is in. */
interface Server {
  readonly port: string
  readonly handset?: string | null | undefined
}

/**
 * Path, query and fragment of an address as one phone opens it. An address inside the query that leads back to this
 * server (the redirect_url of a mailed link) is put on the phone's origin too: a link may be opened on another phone than
 * the one that asked for it, and a phone cannot show pages of other origins.
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
/** Frames that have loaded; until then the window still belongs to this page. */
const ready = new Set<PhoneName>()
/** Numbers of the orders sent last. */
const sent = new Map<PhoneName, number>()

/** Remembers, or forgets, the window behind a phone. */
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

/** Sends an order to a phone; does nothing when it is not on the stage. */
export function orderPhone(phone: PhoneName, order: PhoneOrder): void {
  if (!ready.has(phone)) return
  const no = (sent.get(phone) ?? 0) + 1
  sent.set(phone, no)
  const envelope: WorkbenchEnvelope = { yoimachi: 'workbench', no, order }
  frames.get(phone)?.postMessage(envelope, phoneOrigin(phone))
}

/** Whether a phone had heard every order when it sent a report: an earlier one tells of where it was. */
export const isUpToDate = (phone: PhoneName, heard: number): boolean => heard >= (sent.get(phone) ?? 0)

/** The message of a phone, or nothing when it is someone else's or no message of ours. */
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
type Answer<Kind> = Extract<PhoneMessage, { readonly kind: Kind }>

let next = 1

/**
 * Gives a phone an order that it answers.
 * @param kind of the answer
 * @returns undefined when no answer comes in time
 */
export function askPhone<Kind extends 'answer' | 'device' | 'texts'>(
  phone: PhoneName,
  order: (id: number) => Question,
  kind: Kind,
  patienceMs: number,
): Promise<Answer<Kind> | undefined> {
  const id = next++
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(phone, event)
      if (message?.kind === kind && 'id' in message && message.id === id) end(message as Answer<Kind>)
    }
    const end = (answer: Answer<Kind> | undefined) => {
      window.removeEventListener('message', listen)
      window.clearTimeout(patience)
      resolve(answer)
    }
    const patience = window.setTimeout(() => end(undefined), patienceMs)
    window.addEventListener('message', listen)
    orderPhone(phone, order(id))
  })
}
