import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneOrder } from '../../../../contract/phone-orders.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { linkOf, orderPhone, readPhoneMessage } from './phone-link.ts'

type Question = Extract<PhoneOrder, { readonly id: number }>
type Reply<Kind> = Extract<PhoneMessage, { readonly kind: Kind }>

let nextId = 1

/**
 * Sends an order to a phone and waits for the reply.
 * @param kind of the reply
 * @returns undefined after the timeout, and at once when the phone has not loaded or its page unloads
 */
export function askPhone<Kind extends 'response' | 'device' | 'texts' | 'done'>(
  phone: PhoneName,
  order: (id: number) => Question,
  kind: Kind,
  timeoutMs: number,
): Promise<Reply<Kind> | undefined> {
  const { isReady, questions } = linkOf(phone)
  if (!isReady) return Promise.resolve(undefined)
  const id = nextId++
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(phone, event)
      if (message?.kind === kind && 'id' in message && message.id === id) end(message as Reply<Kind>)
    }
    const end = (reply?: Reply<Kind>) => {
      window.removeEventListener('message', listen)
      window.clearTimeout(timer)
      questions.delete(end)
      resolve(reply)
    }
    const timer = window.setTimeout(end, timeoutMs)
    questions.add(end)
    window.addEventListener('message', listen)
    orderPhone(phone, order(id))
  })
}

/** Lines of text that a phone shows; undefined without a reply. */
export const readLines = async (phone: PhoneName, timeoutMs: number): Promise<readonly string[] | undefined> =>
  (await askPhone(phone, (id) => ({ kind: 'read-texts', id }), 'texts', timeoutMs))?.lines

const callTimeoutMs = 15_000

/**
 * Makes an API call as the member on a phone. The phone sends it, because the API accepts only the phone's origin.
 * @returns the status; 0 without a response
 */
export async function callFromPhone(
  phone: PhoneName,
  call: { readonly method: string; readonly path: string; readonly body?: string },
): Promise<number> {
  const reply = await askPhone(phone, (id) => ({ kind: 'call', id, ...call }), 'response', callTimeoutMs)
  return reply?.status ?? 0
}
