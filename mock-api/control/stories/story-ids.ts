import type { StoryIds } from '../../../src/contract/storyline/placeholders.ts'
import { findPairing } from '../../features/pairing/pairing.ts'
import { emailOf, personaPassword } from '../../tools/storylines/people.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { requireFound } from '../control-error.ts'

/** Returns a member of a story by persona or mail address. Throws when this world has none. */
export function memberOf(world: World, person: string): Member {
  const member = world.members.findBy('email', emailOf(person))
  return requireFound(
    member,
    'unknown-member',
    `Failed to play the story: this world has no ${person}. Correct its file.`,
  )
}

function pairingOf(world: World, one: string, other: string) {
  const pairing = findPairing(world, memberOf(world, one), memberOf(world, other))
  return requireFound(
    pairing,
    'not-met',
    `Failed to play the story: ${one} and ${other} have not met. Correct its file.`,
  )
}

/** Ids of this world for the placeholders of a story. */
export const idsOf = (world: World): StoryIds => ({
  member: (person) => memberOf(world, person),
  pairing: (one, other) => pairingOf(world, one, other),
  password: personaPassword,
})
