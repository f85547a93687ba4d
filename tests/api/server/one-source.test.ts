import { expect, test } from 'vitest'
import { variants } from '../../../src/contract/enums/variants.ts'
import { likePacks } from '../../../src/contract/rules/likes/like-packs.ts'
import { offeredPlans } from '../../../src/renderer/member/features/payment/plan-offer.ts'
import { startMock } from '../../support/mock.ts'
import { buy, pay, payer } from '../../support/payment.ts'

// No call returns plans or packs, so both sides read one list and a page offers what the server accepts.
test.each(variants.priceSet)(
  'IMP-23 L-12 what the member app offers at prices %s, the server sells for just that',
  async (priceSet) => {
    const mock = await startMock({ members: 0 })
    await mock.control('PUT', '/variants', { priceSet })
    const viewers = [
      ['man-unpaid', { sex: 1, campaign: false }],
      ['man-listed', { sex: 1, campaign: true }],
      ['woman', { sex: 2, campaign: false }],
    ] as const
    for (const [persona, viewer] of viewers) {
      for (const plan of offeredPlans({ ...viewer, testPlan: 'off' })) {
        const me = await payer(mock, persona, { listed: viewer.campaign })
        const price = plan.price[priceSet]
        expect([plan.id, (await pay(me, plan.id, price)).body]).toEqual([plan.id, { success: true, state: 1 }])
      }
    }
    for (const { plan, price } of likePacks) {
      const reply = await buy(await payer(mock, 'woman'), plan, price)
      expect([plan, reply.status]).toEqual([plan, 200])
    }
  },
)
