import { listPaymentsDue } from '../../../src/contract/control/operator.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { threeSecurePath } from '../../features/payment/payment-view.ts'
import { declinesRenewal } from '../../features/payment/plan.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { memberView } from './member-view.ts'

const mostShown = 50

/** Money on its way: checks of a card's bank that wait for the payer, and charges to come. */
export const paymentDeskRoutes = [
  defineControlRoute(listPaymentsDue, ({ members }, { runtime }) => {
    const { world } = runtime.store
    const first = new Set(members)
    const checks = [...world.secureChecks.all()]
      .filter(({ finishedAt }) => finishedAt === null)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, mostShown)
    const renewals = [...world.subscriptions.all()]
      .flatMap((plan) => (plan.nextChargeAt === null ? [] : [{ plan, at: plan.nextChargeAt }]))
      .toSorted((a, b) => Number(first.has(b.plan.id)) - Number(first.has(a.plan.id)) || a.at - b.at)
      .slice(0, mostShown)
    return {
      checks: checks.map(({ id, key, memberId, purpose, amount, createdAt }) => ({
        id,
        member: memberView(world, world.members.get(memberId)),
        purpose,
        amount,
        startedAt: tokyoIso(createdAt),
        page: `${threeSecurePath}/${key}`,
      })),
      renewals: renewals.map(({ plan, at }) => ({
        member: memberView(world, world.members.get(plan.id)),
        amount: plan.price,
        at: tokyoIso(at),
        declines: declinesRenewal(plan),
      })),
    }
  }),
]
