import { atOnce } from '../../../mock-api/engine/steps.ts'
import { foundWorld, type WorldOptions } from '../../../mock-api/town/seed/found-world.ts'
import type { PersonaKey } from '../../../mock-api/town/seed/personas/personas.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import { createWorld, type World } from '../../../mock-api/world/world.ts'
import { aContext, testNow } from './a-context.ts'

/** A world founded at noon of the test day by default. */
export function aTown(options: Partial<WorldOptions> = {}): World {
  const world = createWorld()
  atOnce(foundWorld(world, { seed: 1, ...aContext({ now: testNow }), ...options }))
  return world
}

/** Member of a persona. */
export function memberOf(world: World, key: PersonaKey): Member {
  const member = world.members.findBy('email', `${key}@yoimachi.example`)
  if (!member) throw new Error(`Failed to find the persona ${key} in the world.`)
  return member
}
