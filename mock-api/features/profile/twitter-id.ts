import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Refuses a social account id that another member has, in whatever letter case (API-11, API-16, RANK-43); '' is nobody's. */
export function assertTwitterIdFree(world: World, me: Member, twitterId: string): void {
  const holders = world.members.idsBy('twitterId', twitterId.toLowerCase())
  if (holders.every((id) => id === me.id)) return
  throw new Refusal('invalid', { fields: { twitterid: ['Twitter IDは登録されています。'] } })
}
