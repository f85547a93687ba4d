import { localOrigin, phoneHost } from '../../src/contract/rules/local-origins.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import personas from '../../fixtures/personas.json' with { type: 'json' }
import { mailConfirmation } from '../features/auth/confirmation.ts'
import type { Context } from '../world/context.ts'
import type { World } from '../world/world.ts'
import { joinPersonas, type Cast, type PersonaKey } from './personas/join-personas.ts'
import { tellOperatorChats } from './personas/operator-chats.ts'
import { tellPersonaWorlds } from './personas/tell-persona-worlds.ts'
import { findScenario } from './scenarios/find-scenario.ts'
import { readAnnouncements } from './town/bulletins.ts'
import { leaveFootprints } from './town/footprints.ts'
import { buyAndGrant } from './town/likes.ts'
import { tellMatches } from './town/matches.ts'
import { writeToMembers } from './town/operator-desk.ts'
import { askForRanks } from './town/ranks.ts'
import { Town } from './town/town.ts'
import { settleTownspeople } from './town/townspeople.ts'
import { tellUndecided } from './town/undecided.ts'
import { writeTown } from './town/write-town.ts'

/** What kind of world is wished for, and what comes from outside: now, ids, password hashing. */
export interface WorldWish extends Context {
  readonly seed: number
  /** Townspeople besides the personas; a scenario may set its own number. */
  readonly members?: number | undefined
  readonly scenario?: string | undefined
}

/** Of the link in the one seeded mail: without a port, which the same world may change; the outbox adds it (D-05). */
const appOrigin = localOrigin(phoneHost('a'), '')

/**
 * Fills an empty world: personas, townspeople, 60 days of history before now. The same wish gives the same world, byte for
 * byte (D-05), and no effect is due in it. Throws for a scenario that is not in fixtures/scenarios.json.
 */
export function foundWorld(world: World, wish: WorldWish): void {
  const { seed, now, ids, passwords } = wish
  const scenario = findScenario(wish.scenario)
  world.settings.put({
    id: 1,
    seed,
    scenario: wish.scenario ?? null,
    startedAt: now,
    settledAt: now,
    // What is missing has its default value (D-54).
    variants: {},
    testPlan: false,
    nextDocument: null,
  })
  const ctx: Context = { now, ids, passwords }
  const town = new Town(seed, ctx, passwords.hash(personas[0]?.password ?? '', 'seed'))
  const cast = joinPersonas(town)
  settleTownspeople(town, scenario.members ?? wish.members ?? startDefaults.members)
  const neighbours = tellPersonaWorlds(town, cast)
  tellOperatorChats(town, cast)
  scenario.arrange?.({ town, cast, neighbours })
  tellMatches(town, [cast['man-sss']])
  tellUndecided(town)
  leaveFootprints(town)
  buyAndGrant(town)
  askForRanks(town)
  writeToMembers(town)
  writeTown(town, world)
  for (const key of Object.keys(cast) as PersonaKey[])
    readAnnouncements(town, world, cast[key], unreadOf(key))
  mailLink(world, cast, ctx)
}

/** The two main personas find two announcements, the others one. */
function unreadOf(key: PersonaKey): number {
  return key === 'woman' || key === 'man' ? 2 : 1
}

/** The confirmation mail that `unconfirmed` has not opened yet (IMP-03). */
function mailLink(world: World, cast: Cast, ctx: Context): void {
  const { id, createdAt } = cast.unconfirmed.member
  mailConfirmation(world, world.members.get(id), appOrigin, { ...ctx, now: createdAt })
}
