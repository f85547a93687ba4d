import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { startDefaults } from '../../../src/contract/rules/start-options.ts'
import type { Steps } from '../../engine/steps.ts'
import type { Context } from '../../world/context.ts'
import type { World } from '../../world/world.ts'
import { fillBoards } from './content/boards.ts'
import { publishBulletins, confirmAllButNewest } from './content/bulletins.ts'
import { writeToMembers } from './content/operator-messages.ts'
import { leaveFootprints } from './meetings/footprints.ts'
import { createMatches } from './meetings/matches.ts'
import { createOpenPairings } from './meetings/open-pairings.ts'
import { likeReviews } from './meetings/reviews.ts'
import { planPurchasesAndBonuses } from './people/purchases.ts'
import { giveRanks } from './people/ranks.ts'
import { joinTownspeople } from './people/townspeople.ts'
import { planOperatorChats } from './personas/operator-chats.ts'
import { planPersonaPairings } from './personas/persona-meetings.ts'
import { joinPersonas, type PersonaKey } from './personas/personas.ts'
import { findScenario } from './scenarios/scenarios.ts'
import { Town } from './town.ts'

/** Options of a founding, with outside values: now, ids, password hashing. */
export interface WorldOptions extends Context {
  readonly seed: number
  /** Townspeople besides the personas; a scenario may override it. */
  readonly members?: number | undefined
  readonly scenario?: string | undefined
}

/** Returns the number of townspeople, which a scenario may set. */
export function sizeOfTown({ members, scenario }: Pick<WorldOptions, 'members' | 'scenario'>): number {
  return findScenario(scenario).members ?? members ?? startDefaults.members
}

/**
 * Fills an empty world with personas, townspeople and 60 days of history, planned by draws and played by the rules. The
 * same options give the same bytes (D-05), and no effect is due. Runs in steps, because a large town takes seconds.
 * @returns the number of planned acts that a rule refused
 * @throws for an unknown scenario
 */
export function* foundWorld(world: World, options: WorldOptions): Steps<number> {
  const { seed, now, passwords } = options
  const scenario = findScenario(options.scenario)
  world.settings.put({
    id: 1,
    seed,
    scenario: options.scenario ?? null,
    startedAt: now,
    settledAt: now,
    // Missing variants have their default (D-54).
    variants: {},
    testPlan: false,
    nextDocument: null,
  })
  const town = new Town(world, seed, now, options, passwords.hash(personas[0]?.password ?? '', 'seed'))
  const cast = yield* joinPersonas(town, scenario.personas)
  yield* joinTownspeople(town, sizeOfTown(options))
  yield
  const neighbours = planPersonaPairings(town, cast)
  yield
  planOperatorChats(town, cast)
  scenario.arrange?.({ town, cast, neighbours })
  yield
  yield* createMatches(town, [cast['man-sss']])
  yield* createOpenPairings(town)
  for (const story of town.stories) story.readLastMessages()
  for (const plan of plans) {
    yield
    yield* plan(town) ?? []
  }
  for (const key of Object.keys(cast) as PersonaKey[]) confirmAllButNewest(town, cast[key], unreadOf(key))
  return yield* town.past.play(world, now, town.outside)
}

/** Plans that follow once all meetings are planned. */
const plans: readonly ((town: Town) => Steps<void> | void)[] = [
  likeReviews,
  leaveFootprints,
  planPurchasesAndBonuses,
  giveRanks,
  writeToMembers,
  fillBoards,
  publishBulletins,
]

/** The two main personas have two unread announcements, the others one. */
function unreadOf(key: PersonaKey): number {
  return key === 'woman' || key === 'man' ? 2 : 1
}
