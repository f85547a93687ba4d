import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { ControlError } from '../control-error.ts'

/** The member that a control call names by persona key, email or id. Throws ControlError 404. */
export function findMember(world: World, named: string | number): Member {
  const text = String(named).trim().toLowerCase()
  const email = personas.find(({ key }) => key === text)?.email ?? text
  const found =
    world.members.findBy('email', email) ?? (/^\d+$/.test(text) && world.members.find(Number(text)))
  if (found) return found
  throw new ControlError(
    404,
    `Failed to find the member ${named}: this world has none. Give a persona's key, an email or an id.`,
    'unknown-member',
  )
}
