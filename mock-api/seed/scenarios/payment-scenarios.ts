import { endSubscription, subscribe } from '../people/plans.ts'
import { declining } from '../personas/men-regular.ts'
import { hours } from '../personas/persona.ts'
import type { ScenarioPlan } from './scenario.ts'

/** He has registered the one-month plan within the hour, after a pause: 31 days to the next charge, then 30 (D-15). */
export const billingMonth: ScenarioPlan = {
  arrange({ town, cast: { man } }) {
    endSubscription(town, man, 'レコメンドされなかった', town.now - hours(3))
    subscribe(town, man, 5, town.now - hours(1))
  },
}

/** The renewal that his card will decline comes in twenty hours (D-15). */
export const declineDay: ScenarioPlan = { personas: { 'man-declining': declining(hours(20)) } }
