import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'

/** Free likes of the daily login bonus, valid until the next 03:00 (D-43). */
const loginBonusLikes = 3

/** Grants the login bonus of the business day and returns its likes; 0 when already granted (API-25). */
export function grantLoginBonus(world: World, me: Member, ctx: Context): number {
  if (countersOfToday(me.bonus, ctx.now)) return 0
  const bonus = { day: businessDay(ctx.now), granted: loginBonusLikes, remain: loginBonusLikes }
  world.members.update(me.id, { bonus })
  return loginBonusLikes
}
