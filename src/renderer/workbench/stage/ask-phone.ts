import type { PhoneMessage, PhoneOrder } from '../../../contract/control/phone-messages.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { orderPhone, readPhoneMessage } from './phone-link.ts'

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
