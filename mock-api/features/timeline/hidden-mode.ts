import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPremium } from '../member/member.ts'

/** Hides a premium woman from the timelines of others, or shows her again (API-42). Refuses others with `payment`. */
export function setHiddenMode(world: World, me: Member, hidden: boolean): Member {
  if (!isPremium(me)) throw new Refusal('payment', { msg: 'プレミアムプランにご登録の方がご利用いただけます。' })
  return world.members.update(me.id, { hiddenMode: hidden })
}
