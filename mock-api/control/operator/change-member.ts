import type { Runtime } from '../../runtime.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { findMember } from '../request/find-member.ts'
import { memberView } from '../views/member.ts'

/** Runs a rule on a member. Returns the member as the rule leaves it. */
export function changeMember(
  runtime: Runtime,
  named: string | number,
  rule: (world: World, member: Member, ctx: Context) => unknown,
) {
  return runtime.store.transact((world) => {
    const member = findMember(world, named)
    rule(world, member, runtime.context())
    return { success: true as const, member: memberView(world, world.members.get(member.id)) }
  })
}
