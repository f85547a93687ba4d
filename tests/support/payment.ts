import type { Member } from '../../mock-api/world/records/member.ts'
import type { Caller, Mock } from './mock.ts'

/** A logged-in persona without plan, payments or purchased likes. */
export interface Payer extends Caller {
  readonly id: number
  /** The member's current record. */
  member(): Member
}

/** Logs a persona in as a verified member without plan and purchases, changed by `patch`. */
export async function payer(mock: Mock, persona: string, patch: Partial<Member> = {}): Promise<Payer> {
  const found = mock.world.members.findBy('email', `${persona}@yoimachi.example`)
  if (!found) throw new Error(`Failed to find the persona ${persona}.`)
  const { id } = found
  mock.arrange((world) => {
    world.subscriptions.delete(id)
    for (const payment of world.payments.by('member', id)) world.payments.delete(payment.id)
    for (const purchase of world.likePurchases.by('member', id)) world.likePurchases.delete(purchase.id)
    const fresh = { paid: false, ageConf: 2, listed: false, hiddenMode: false, bonus: null } as const
    world.members.update(id, { ...fresh, confirmedAt: 0, activeStatus: 'active', ...patch })
  })
  return { ...(await mock.signIn(persona)), id, member: () => mock.world.members.get(id) }
}

export const goodCard = '4242424242424242'

/** Card data as the payment form sends it (API-65). */
export function cardData(number = goodCard, patch: Record<string, unknown> = {}) {
  return { site_id: '50130901', number, name: 'TARO YOI', expMonth: 12, expYear: 2030, cvv2: '123', ...patch }
}

/** Token of API-65 for a card. */
export async function tokenOf(me: Caller, number = goodCard): Promise<string> {
  const { body } = await me.post('/api/create_payment_token', { payment_info: cardData(number) })
  if (body.success !== true) throw new Error(`Failed to get a token for ${number}: ${JSON.stringify(body)}`)
  return body.result.token
}

const sites: Record<number, string> = {
  5: '50130901',
  6: '50130902',
  7: '50130903',
  8: '50130904',
  9: '50130901',
  10: '50130902',
  11: '50130903',
  12: '50130904',
  13: '50130901',
  14: '94999101',
}

/** Pays a plan like the client, with a new token. */
export async function pay(me: Caller, plan: number, amount: number, number = goodCard) {
  const pi = { token: await tokenOf(me, number), site_id: sites[plan], campaign: plan, amount }
  return me.post('/api/al_payment', { pi })
}

/** Buys a pack of likes like the client, with a new token. */
export async function buy(me: Caller, size: number, price: number, number = goodCard) {
  const token = await tokenOf(me, number)
  const pi = { token, site_id: '50130905', campaign: 0, payment_amount: price }
  return me.post('/api/test-purchase', { plan: size, pi })
}

export const paymentInformation = async (me: Caller) => (await me.get('/api/payment_information')).body
