import type { MemberName } from '../../../src/contract/control/world.ts'
import type { World } from '../../world/world.ts'

/** A member as the lists of the workbench name one, as called now. */
export function memberName(world: World, id: number): MemberName {
  return { id, name: world.profiles.find(id)?.name ?? '' }
}
