import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { findPairing } from './pair.ts'

/**
 * Brings a woman and a man together for the first and only time: no pair twice (API-27). Throws when they are paired
 * already, which is a defect of the caller.
 */
export function createPairing(
  world: World,
  woman: Member,
  man: Member,
  { statusN, origin }: Pick<Pairing, 'statusN' | 'origin'>,
  ctx: Context,
): Pairing {
  if (woman.sex !== 2 || man.sex !== 1) throw new Error('Failed to pair two members: name a woman and a man.')
  if (findPairing(world, woman, man)) {
    throw new Error(`Failed to pair ${woman.id} and ${man.id}: they are paired. Look for it first.`)
  }
  const uuid = ctx.ids.uuid('pairing', woman.id, man.id)
  return world.pairings.insert(
    blankPairing({ uuid, womanId: woman.id, manId: man.id, statusN, origin }, ctx.now),
  )
}

/** The record of two who have just been brought together and have not talked. */
export function blankPairing(
  pair: Pick<Pairing, 'uuid' | 'womanId' | 'manId' | 'statusN' | 'origin'>,
  now: number,
): Omit<Pairing, 'id'> {
  const { uuid, womanId, manId, statusN, origin } = pair
  return {
    uuid,
    womanId,
    manId,
    statusN,
    origin,
    createdAt: now,
    statusAt: now,
    contactAt: statusN === 1 ? now : null,
    heldAt: statusN === 6 ? now : null,
    ngReason: '',
    blockedBy: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    likeSeen: false,
  }
}
