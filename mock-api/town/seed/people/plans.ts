import type { cancelReasons } from '../../../../src/contract/enums/cancellation.ts'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { testCardOf } from '../../../../src/contract/rules/card.ts'
import { findPlan } from '../../../../src/contract/rules/plans.ts'
import { openLogin } from '../../../features/auth/session.ts'
import { cancelPlan, giveReason, withdraw } from '../../../features/cancellation/cancellation.ts'
import { createCardToken } from '../../../features/payment/card-token.ts'
import { changeCard } from '../../../features/payment/change-card.ts'
import { firstCharge } from '../../../features/payment/plan-offer.ts'
import { startPlan } from '../../../features/payment/plan.ts'
import type { Member } from '../../../world/records/member.ts'
import type { StoredCardOutcome } from '../../../world/records/payment.ts'
import type { Town } from '../town.ts'
import type { Person } from './person.ts'

/** A reason for leaving of either sex (ENUM-64, ENUM-65). */
export type Reason = (typeof cancelReasons)[Member['sex']][number]

/** Registers a plan; effects renew it (D-15). */
export function subscribe(
  town: Town,
  person: Person,
  planId: number,
  startedAt: number,
  card: StoredCardOutcome = 'success',
): void {
  const plan = findPlan(planId)
  if (plan === undefined) throw new Error(`Failed to plan a subscription: there is no plan ${planId}. See L-12.`)
  town.does(
    person,
    startedAt,
    (world, me, ctx) => void startPlan(world, me, { plan, card, amount: firstCharge(world, plan, me) }, ctx),
  )
  if (person.sex === Sex.woman) return
  person.since = Math.min(person.since, startedAt)
  person.until = Number.POSITIVE_INFINITY
}

/** Replaces the card by one that declines the next renewal, which ends the plan (D-15, D-40). */
export function runOutOfCredit(town: Town, person: Person, at: number): void {
  town.does(person, at, (world, me, ctx) => {
    const card = {
      number: testCardOf('declined-at-renewal'),
      expMonth: 12,
      expYear: Number(town.today.slice(0, 4)) + 3,
    }
    const token = createCardToken(world, card, me.id, ctx)?.token ?? ''
    changeCard(world, me, token, ctx)
  })
  person.until = town.now
}

/** Gives a reason and cancels the plan (API-69, API-70). */
export function endSubscription(town: Town, person: Person, reason: Reason, at: number): void {
  town.does(person, at, (world, me, ctx) => {
    const { login } = openLogin(world, me.id, ctx)
    giveReason(world, me, login, { password: '', reason, text: '' }, ctx)
    cancelPlan(world, me, world.logins.get(login.id), ctx)
    world.logins.delete(login.id)
  })
  person.until = at
}

/** Withdraws a woman with a reason (API-69, API-71); her texts stay (IMP-29). */
export function leave(town: Town, woman: Person, reason: Reason, at: number): void {
  town.does(woman, at, (world, me, ctx) => {
    const { login } = openLogin(world, me.id, ctx)
    giveReason(world, me, login, { password: undefined, reason, text: '' }, ctx)
    withdraw(world, me, ctx)
  })
  woman.until = at
}
