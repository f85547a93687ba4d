import type { PhoneMessage } from '../../src/contract/phone-messages.ts'
import type { PhoneOrder, WorkbenchEnvelope } from '../../src/contract/phone-orders.ts'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import { phoneOrigin } from '../../src/renderer/workbench/hub/phones/phone-address.ts'
import { linkPhone, setReady } from '../../src/renderer/workbench/hub/phones/phone-link.ts'

export interface StandInPhone {
  /** Orders that the phone received. */
  readonly orders: readonly PhoneOrder[]
  /** Numbers of these orders. */
  readonly numbers: readonly number[]
  /** Sends a message of the phone to the workbench. */
  say(message: PhoneMessage): void
  /** Removes the phone from the stage. */
  leave(): void
}

/**
 * Puts a phone on the stage whose page has loaded.
 * @param replyTo reply to an order; undefined for none
 */
export function standInPhone(
  phone: PhoneName,
  replyTo: (order: PhoneOrder) => PhoneMessage | undefined = () => undefined,
): StandInPhone {
  const orders: PhoneOrder[] = []
  const numbers: number[] = []
  const frame = {
    postMessage({ no, order }: WorkbenchEnvelope, origin: string) {
      // A browser drops a message to another origin.
      if (origin !== phoneOrigin(phone)) return
      orders.push(order)
      numbers.push(no)
      const reply = replyTo(order)
      if (reply) say(reply)
    },
  } as unknown as Window
  const eventOf = (message: PhoneMessage) =>
    Object.assign(new MessageEvent('message', { data: { yoimachi: 'phone', message }, origin: phoneOrigin(phone) }), {
      source: frame,
    })
  const say = (message: PhoneMessage) => void window.dispatchEvent(eventOf(message))
  linkPhone(phone, frame)
  setReady(phone, true)
  return { orders, numbers, say, leave: () => linkPhone(phone, null) }
}
