import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** Records that a woman has read the guide; repeating it is a no-op (API-18). */
export function finishTutorial(world: World, me: Member, ctx: Context): void {
  if (!me.tutorialDone) world.members.update(me.id, { tutorialDone: true, updatedAt: ctx.now })
}
