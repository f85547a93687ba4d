import { menPlanIds } from '../../../../src/contract/rules/plans.ts'
import { minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { holdMs, likeValidMs } from '../../../../src/contract/rules/windows.ts'
import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import { endSubscription, subscribe } from '../people/plans.ts'
import { buyLikes } from '../people/purchases.ts'
import { declining } from '../personas/men.ts'
import { PersonaStories } from '../personas/persona-stories.ts'
import { underReview } from '../personas/women.ts'
import { days, hours } from '../time-spans.ts'
import { operatorDesk } from './operator-desk.ts'
import type { Scenario, Stage } from './scenario.ts'

/** The document was submitted five minutes ago; the decision is twelve hours away (D-14). */
const underReviewDay: Scenario = { personas: { 'woman-review': underReview(5 * minuteMs) } }

/** Packs of different ages: one expires within four hours, one tomorrow, one in three months (D-16). */
const likesExpiring: Scenario = {
  arrange({ town, cast }) {
    buyLikes(town, cast.woman, 100, town.now - likeValidMs + hours(4))
    buyLikes(town, cast.woman, 30, town.now - likeValidMs + days(1) + hours(6))
    buyLikes(town, cast.woman, 50, town.now - days(90))
  },
}

/** Two holds of the woman end in three and in seven hours (D-11). */
const holdEnding: Scenario = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman', 'hold-ending')
    for (const left of [hours(3), hours(7)]) {
      stories.pairWithNew(holdMs + hours(6), 'auto', (story) => story.hold(stories.ago(holdMs - left)))
    }
  },
}

/** Fifteen more conversations of the woman over several evenings, most with unread messages. */
const busyChat: Scenario = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman', 'busy-chat')
    for (let number = 0; number < 15; number += 1) {
      stories.pairWithNew(days(55 - number), number % 3 === 0 ? 'likes me' : 'auto', (story) => {
        stories.chooseAndTalk(story, days(54 - number))
        for (let evening = 0; evening < 8 - (number % 5); evening += 1) stories.talk(story)
        if (number % 4 !== 3) stories.leaveUnread(story, '昨夜は月がきれいでした。', 'ご覧になれましたか。')
      })
    }
  },
}

/** Twelve no-matches that the premium woman may choose again, and two dissolved ones that she may not (D-25). */
const premiumRedo: Scenario = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman-premium', 'premium-redo')
    const faker = stage.town.stream('premium-redo reasons')
    for (let number = 0; number < 12; number += 1) {
      stories.pairWithNew(days(40 - 3 * number), 'auto', (story) => {
        story.decline(stories.ago(days(39 - 3 * number)), drawNoMatchReason(faker))
      })
    }
    for (const age of [50, 45]) {
      stories.pairWithNew(days(age), 'auto', (story) => {
        story.choose(stories.ago(days(age - 1)))
        stories.talk(story)
        story.dissolve(stories.ago(days(age - 8)), stories.me)
      })
    }
  },
}

function storiesOf({ town, cast, neighbours }: Stage, key: 'woman' | 'woman-premium', label: string): PersonaStories {
  return new PersonaStories(town, cast[key], neighbours(cast[key], label), label)
}

/** He registered the one-month plan again within the last hour: 31 days to the next charge, then 30 (D-15). */
const billingMonth: Scenario = {
  arrange({ town, cast: { man } }) {
    endSubscription(town, man, 'レコメンドされなかった', town.now - hours(3))
    subscribe(town, man, menPlanIds[1], town.now - hours(1))
  },
}

/** His card declines the renewal in twenty hours (D-15). */
const declineDay: Scenario = { personas: { 'man-declining': declining(hours(20)) } }

/** Thrown for the key of no scenario. The message is one line. */
class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

/** Scenarios by key. Each is the world of a storyline in fixtures/storylines, which names it for people. */
const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({
    'first-day-woman': {},
    'first-day-man': {},
    'under-review-day': underReviewDay,
    'hold-ending': holdEnding,
    'busy-chat': busyChat,
    'billing-month': billingMonth,
    'decline-day': declineDay,
    campaign: {},
    'likes-expiring': likesExpiring,
    'premium-redo': premiumRedo,
    'rank-week': {},
    'operator-desk': operatorDesk,
    'empty-town': { members: 0 },
    'town-10000': { members: 10_000 },
  }),
)

export const scenarioKeys: readonly string[] = [...scenarios.keys()]

/** Returns the scenario of a key; without a key the usual town. Throws ScenarioError. */
export function findScenario(key: string | undefined): Scenario {
  if (key === undefined) return {}
  const scenario = scenarios.get(key)
  if (scenario) return scenario
  const known = scenarioKeys.join(', ')
  throw new ScenarioError(`Failed to found the world: there is no scenario ${key}. Choose a --scenario of ${known}.`)
}
