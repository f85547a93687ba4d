import * as z from 'zod/mini'
import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import { phoneEnvelope, type PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneOrder, WorkbenchEnvelope } from '../../../../contract/phone-orders.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { phoneOrigin } from './phone-address.ts'

/** A login in progress. */
export interface PendingLogin {
  /** The page it leads to. */
  to: string
  /** Member and page of the phone before the login, which stay if it fails. */
  readonly former: { readonly email: string | null; readonly route: string }
}

/** What this page knows of a phone besides its stored state. */
interface PhoneLink {
  /** Undefined while the phone is not on the stage. */
  frame?: Window | undefined
  /** Whether the page in the frame has loaded and receives orders. Before that, the window still belongs to this page. */
  isReady: boolean
  /** Number of the last order. */
  sent: number
  /** Ends the questions without a reply. */
  readonly questions: Set<() => void>
  login?: PendingLogin | undefined
  /** State to restore with the next login or logout, as the order `become` takes it; undefined while none waits. */
  device?: PhoneDevice | null | undefined
}

const newLink = (): PhoneLink => ({ isReady: false, sent: 0, questions: new Set() })
const links: Readonly<Record<PhoneName, PhoneLink>> = { a: newLink(), b: newLink(), c: newLink() }

export const linkOf = (phone: PhoneName): PhoneLink => links[phone]

/** Registers or unregisters the window of a phone. */
export function linkPhone(phone: PhoneName, frame: Window | null): void {
  links[phone].frame = frame ?? undefined
  setReady(phone, false)
}

/**
 * Notes that the page of a phone has loaded, or that it unloads. Until it has loaded again it receives no orders. Questions
 * to the former page end, because nobody replies to them.
 */
export function setReady(phone: PhoneName, isReady: boolean): void {
  const link = links[phone]
  for (const end of link.questions) end()
  Object.assign(link, { isReady: isReady && link.frame !== undefined, sent: 0 })
}

/** The frame in this page that shows a phone. */
export function frameOf(phone: PhoneName): HTMLIFrameElement | undefined {
  const { frame } = links[phone]
  return [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === frame)
}

/** Loads the page of a phone into its frame. */
export function loadPhone(phone: PhoneName): void {
  const frame = frameOf(phone)
  if (frame) frame.src = `${phoneOrigin(phone)}/__phone/`
}

/**
 * Sends an order to a phone. Does nothing while its page has not loaded: it then starts with the login, page and state
 * that were chosen meanwhile (`startPhone`), and other orders concern the page that is gone.
 */
export function orderPhone(phone: PhoneName, order: PhoneOrder): void {
  const link = links[phone]
  if (!link.isReady) return
  link.sent += 1
  const envelope: WorkbenchEnvelope = { yoimachi: 'workbench', no: link.sent, order }
  link.frame?.postMessage(envelope, phoneOrigin(phone))
}

/** Whether a phone had received every order when it sent a report. An older report is outdated. */
export const isUpToDate = (phone: PhoneName, received: number): boolean => received >= links[phone].sent

/** Parses a message of a phone. Returns undefined for other senders and other messages. */
export function readPhoneMessage(phone: PhoneName, event: MessageEvent): PhoneMessage | undefined {
  if (event.origin !== phoneOrigin(phone) || event.source !== links[phone].frame) return undefined
  const parsed = z.safeParse(phoneEnvelope, event.data)
  return parsed.success ? parsed.data.message : undefined
}
