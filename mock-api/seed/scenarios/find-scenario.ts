import scenarios from '../../../fixtures/scenarios.json' with { type: 'json' }
import { likesExpiring } from './likes-expiring.ts'
import { busyChat, holdEnding, premiumRedo } from './meeting-scenarios.ts'
import { operatorDesk } from './operator-desk.ts'
import { billingMonth, declineDay } from './payment-scenarios.ts'
import { ScenarioError } from './scenario-error.ts'
import type { Scenario, ScenarioPlan } from './scenario.ts'
import { underReviewDay } from './under-review-day.ts'

/** Scenarios that change the plan; those missing here begin with the usual town or only with another number of people. */
const plans: Readonly<Record<string, ScenarioPlan>> = {
  'under-review-day': underReviewDay,
  'hold-ending': holdEnding,
  'busy-chat': busyChat,
  'billing-month': billingMonth,
  'decline-day': declineDay,
  'likes-expiring': likesExpiring,
  'premium-redo': premiumRedo,
  'operator-desk': operatorDesk,
}

/** The scenario of a key of fixtures/scenarios.json; the usual town without a key. Throws ScenarioError. */
export function findScenario(key: string | undefined): Scenario {
  if (key === undefined) return {}
  const entry = scenarios.find((scenario) => scenario.key === key)
  if (entry === undefined) {
    const known = scenarios.map((scenario) => scenario.key).join(', ')
    throw new ScenarioError(
      `Failed to found the world: there is no scenario ${key}. Choose a --scenario of ${known}.`,
    )
  }
  return { ...plans[key], ...(entry.members === null ? {} : { members: entry.members }) }
}
