import type { Exchange } from '../../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../../contract/rules/local-origins.ts'
import { ControlProblem } from '../../control/call-control.ts'
import { flash } from '../../parts/flash.ts'
import { orderPhone, readPhoneMessage } from '../../stage/phone-link.ts'

const patienceMs = 15_000
let next = 1

/**
 * Sends a logged call once more, as whoever is logged in on a phone; only a phone's own origin may use the API.
 * @throws ControlProblem when no answer comes
 */
export async function replay({ method, path, request }: Exchange, phone: PhoneName): Promise<void> {
  const id = next++
  const status = await new Promise<number>((resolve) => {
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
    orderPhone(phone, { kind: 'call', id, method, path, ...(method === 'GET' ? {} : { body: request }) })
  })
  if (status === 0) throw new ControlProblem(0, '応答がありませんでした。')
  flash(`${method} ${path.replace(/\?.*$/, '')} は ${status} でした`, status < 400 ? 'good' : 'alarm')
}
