import { days, hours } from '../personas/persona.ts'
import { subscribe } from '../town/billing.ts'
import { saidWhyPlanEnded } from '../town/leaving.ts'
import type { Person } from '../town/person.ts'
import type { Town } from '../town/town.ts'
import type { Stage } from './scenario.ts'

/** He has registered the one-month plan within the hour, after a pause: 31 days to the next charge, then 30 (D-15). */
export function billingMonth({ town, cast }: Stage): void {
  const { since } = cast.man
  replacePlan(town, cast.man, (startedAt) => {
    subscribe(town, cast.man, 5, startedAt, { end: { by: 'cancelled', at: town.now - days(2) } })
    town.subscriptions.pop()
    subscribe(town, cast.man, 5, town.now - hours(1))
  })
  saidWhyPlanEnded(town, cast.man, 'レコメンドされなかった', town.now - days(2))
  // Those he met before know him still.
  cast.man.since = since
}

/** The renewal that his card will decline comes in twenty hours (D-15). */
export function declineDay({ town, cast }: Stage): void {
  replacePlan(town, cast['man-declining'], () => {
    subscribe(town, cast['man-declining'], 5, town.now - days(31) + hours(20), {
      card: 'declined-at-renewal',
    })
  })
}

/** Forgets a plan and its charges, and plans them anew from when it had begun. */
function replacePlan(town: Town, { member }: Person, plan: (startedAt: number) => void): void {
  const at = town.subscriptions.findIndex(({ id }) => id === member.id)
  const startedAt = town.subscriptions[at]?.startedAt ?? town.now
  if (at >= 0) town.subscriptions.splice(at, 1)
  const kept = town.payments.filter(({ memberId, kind }) => memberId !== member.id || kind === 'likes')
  town.payments.splice(0, town.payments.length, ...kept)
  plan(startedAt)
}
