import * as calls from '../../../src/contract/control/operator/payment-desk.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { threeSecurePath } from '../../features/payment/payment-view.ts'
import { declineNextRenewal, declinesRenewal } from '../../features/payment/renewal.ts'
import type { World } from '../../world/world.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request/find-member.ts'
import { memberView } from '../views/member.ts'

/** Largest number of checks, and of renewals, that are listed. */
const mostDue = 50

/** Pending payments: 3-D Secure checks that wait for the payer, coming charges, and a refused renewal. */
export const paymentDeskRoutes = [
  defineControlRoute(calls.listPaymentsDue, ({ members }, { world }) => ({
    checks: waitingChecks(world).map(({ id, key, memberId, purpose, amount, createdAt }) => ({
      id,
      member: memberView(world, world.members.get(memberId)),
      purpose,
      amount,
      startedAt: tokyoIso(createdAt),
      page: `${threeSecurePath}/${key}`,
    })),
    renewals: comingRenewals(world, members).map(({ plan, at }) => ({
      member: memberView(world, world.members.get(plan.id)),
      amount: plan.price,
      at: tokyoIso(at),
      declines: declinesRenewal(plan),
    })),
  })),
  defineControlRoute(calls.declineNextRenewal, ({ member }, { runtime }) =>
    runtime.store.transact((world) => {
      const { id } = findMember(world, member)
      const at = declineNextRenewal(world, id)
      return { success: true as const, member: memberView(world, world.members.get(id)), at: tokyoIso(at) }
    }),
  ),
]

/** 3-D Secure checks without a result, newest first. */
function waitingChecks(world: World) {
  return [...world.secureChecks.all()]
    .filter(({ finishedAt }) => finishedAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostDue)
}

/** Plans with the instant of their next charge: those of some members first, then by instant. */
function comingRenewals(world: World, members: readonly number[]) {
  const first = new Set(members)
  return [...world.subscriptions.all()]
    .flatMap((plan) => (plan.nextChargeAt === null ? [] : [{ plan, at: plan.nextChargeAt }]))
    .toSorted((a, b) => Number(first.has(b.plan.id)) - Number(first.has(a.plan.id)) || a.at - b.at)
    .slice(0, mostDue)
}
