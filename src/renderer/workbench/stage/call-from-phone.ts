import type { PhoneName } from '../../../contract/rules/local-origins.ts'
import { orderPhone, readPhoneMessage } from './phone-link.ts'

const patienceMs = 15_000
let next = 1

/**
 * Makes a call of the API as whoever is logged in on a phone; only a phone's own origin may.
 * @returns the status, 0 when no answer comes
 */
export function callFromPhone(
  phone: PhoneName,
  call: { readonly method: string; readonly path: string; readonly body?: string },
): Promise<number> {
  const id = next++
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(phone, event)
      if (message?.kind === 'answer' && message.id === id) end(message.status)
    }
    const end = (status: number) => {
      window.removeEventListener('message', listen)
      window.clearTimeout(patience)
      resolve(status)
    }
    const patience = window.setTimeout(() => end(0), patienceMs)
    window.addEventListener('message', listen)
    orderPhone(phone, { kind: 'call', id, ...call })
  })
}
