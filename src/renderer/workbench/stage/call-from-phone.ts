import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { askPhone } from './ask-phone.ts'

const patienceMs = 15_000

/**
 * Makes a call of the API as whoever is logged in on a phone; only a phone's own origin may.
 * @returns the status, 0 when no answer comes
 */
export async function callFromPhone(
  phone: PhoneName,
  call: { readonly method: string; readonly path: string; readonly body?: string },
): Promise<number> {
  const answer = await askPhone(phone, (id) => ({ kind: 'call', id, ...call }), 'answer', patienceMs)
  return answer?.status ?? 0
}
