import * as z from 'zod/mini'
import {
  phoneEnvelope,
  type PhoneMessage,
  type PhoneOrder,
  type WorkbenchEnvelope,
} from '../../../contract/control/phone-messages.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { phoneOrigin } from './phone-origin.ts'

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
