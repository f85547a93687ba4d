import * as z from 'zod/mini'
import type { PhoneName } from '../../../contract/rules/local-origins.ts'
import { phoneOrigin } from './phone-origin.ts'

/** What the frame around a phone can be told (mock-api/pages/phone-shell-script.ts). */
export type PhoneOrder =
  | { kind: 'enter'; session: Record<string, string>; to: string }
  | { kind: 'leave'; to: string }
  | { kind: 'go'; to: string }
  | { kind: 'reload' }
  | { kind: 'back' }
  | { kind: 'call'; id: number; method: string; path: string; body?: string }
  | { kind: 'theme'; theme: 'day' | 'night' }

const phoneMessage = z.discriminatedUnion('kind', [
  z.object({ yoimachi: z.literal('phone'), kind: z.literal('ready'), uid: z.nullable(z.string()) }),
  z.object({
    yoimachi: z.literal('phone'),
    kind: z.literal('route'),
    route: z.string(),
    /** Where it was sent and has not arrived yet; else its route. */
    to: z.string(),
    /** Number of the last order it had heard. */
    heard: z.number(),
    title: z.string(),
    uid: z.nullable(z.string()),
    canGoBack: z.boolean(),
  }),
  z.object({ yoimachi: z.literal('phone'), kind: z.literal('palette') }),
  z.object({ yoimachi: z.literal('phone'), kind: z.literal('answer'), id: z.number(), status: z.number() }),
])
export type PhoneMessage = z.output<typeof phoneMessage>

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

/** Sends an order to a phone; does nothing when it is not on the stage. */
export function orderPhone(phone: PhoneName, order: PhoneOrder): void {
  if (!ready.has(phone)) return
  const no = (sent.get(phone) ?? 0) + 1
  sent.set(phone, no)
  frames.get(phone)?.postMessage({ yoimachi: 'workbench', no, ...order }, phoneOrigin(phone))
}

/** Whether a phone had heard every order when it sent a report: an earlier one tells of where it was. */
export const isUpToDate = (phone: PhoneName, heard: number): boolean => heard >= (sent.get(phone) ?? 0)

/** The message of a phone, or nothing when it is someone else's or no message of ours. */
export function readPhoneMessage(phone: PhoneName, event: MessageEvent): PhoneMessage | undefined {
  if (event.origin !== phoneOrigin(phone) || event.source !== frames.get(phone)) return undefined
  const parsed = z.safeParse(phoneMessage, event.data)
  if (!parsed.success) return undefined
  if (parsed.data.kind === 'ready') {
    ready.add(phone)
    sent.delete(phone)
  }
  return parsed.data
}
