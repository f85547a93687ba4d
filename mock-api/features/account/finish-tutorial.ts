import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** A woman has read the guide; repeating it changes nothing (API-18). */
export function finishTutorial(world: World, me: Member, ctx: Context): void {
  if (!me.tutorialDone) world.members.update(me.id, { tutorialDone: true, updatedAt: ctx.now })
}
