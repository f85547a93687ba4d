import type { Exchange } from '../../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { ControlProblem } from '../../control/call-control.ts'
import { flash } from '../../parts/flash.ts'
import { callFromPhone } from '../../stage/phone-actions.ts'

/**
 * Sends a logged call once more, as whoever is logged in on a phone.
 * @throws ControlProblem when no answer comes
 */
export async function replay({ method, path, request }: Exchange, phone: PhoneName): Promise<void> {
  const body = method === 'GET' ? {} : { body: request }
  const status = await callFromPhone(phone, { method, path, ...body })
  if (status === 0) throw new ControlProblem(0, '応答がありませんでした。')
  flash(`${method} ${path.replace(/\?.*$/, '')} は ${status} でした`, status < 400 ? 'good' : 'alarm')
}
