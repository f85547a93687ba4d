import { normalEmail } from '../../../src/contract/rules/session-values.ts'
import { emailOf } from '../../tools/storylines/people.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { requireFound } from '../control-error.ts'

/** Returns the member with a persona key, email or id. Throws ControlError 404. */
export function findMember(world: World, named: string | number): Member {
  // Keys of personas are in lower case.
  const text = normalEmail(String(named))
  return requireFound(
    world.members.findBy('email', emailOf(text)) ?? world.members.find(/^\d+$/.test(text) ? Number(text) : 0),
    'unknown-member',
    `Failed to find the member ${named}: this world has none. Give a persona's key, an email or an id.`,
  )
}
